import path from 'node:path';
import { expect, it } from 'vitest';
import { ts } from '#pipeline/api/typescript.ts';
import { readSources } from './readSources.ts';

it('finds a project for every source file', () => {
  const root = process.cwd();
  const known = projectFiles(root);
  const typed = readSources(root)
    .map((source) => source.path)
    .filter((file) => !file.endsWith('.mjs'));
  expect(typed.filter((file) => !known.has(file))).toEqual([]);
});

/** Files that the projects of a solution include, those of its references too, as paths from the root. */
function projectFiles(root: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const pending = [path.join(root, 'tsconfig.json')];
  for (let config = pending.pop(); config !== undefined; config = pending.pop()) {
    if (!seen.has(config)) {
      seen.add(config);
      const { fileNames, projectReferences = [] } = readProject(config);
      fileNames.forEach((file) => files.add(path.relative(root, file)));
      pending.push(
        ...projectReferences.map((reference) => ts.resolveProjectReferencePath(reference)),
      );
    }
  }
  return files;
}

function readProject(config: string): ts.ParsedCommandLine {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(config));
}
