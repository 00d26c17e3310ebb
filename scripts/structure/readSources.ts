import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ts } from '#pipeline/api/typescript.ts';

/** One import, export-from or `import()` of a source file; imports of types count like all others. */
export interface SourceImport {
  specifier: string;
  line: number;
  /** Path of the imported file from the root of the repository; null for packages and virtual modules. */
  target: string | null;
}

/** A source file by its path from the root of the repository, with everything it imports. */
export interface SourceFile {
  path: string;
  imports: SourceImport[];
}

const sources = ['*/**/*.{ts,tsx,mts,mjs}', '*.ts'];
const ignored = ['node_modules', 'build', 'public', 'data', 'test-results', 'playwright-report'];

/** Reads the imports of every source file below a folder. */
export function readSources(root: string): SourceFile[] {
  const files = globSync(sources, { cwd: root, ignore: ignored }).sort();
  return parseSources(
    Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}

/** Reads the imports of source files, given as texts by path. */
export function parseSources(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([file, text]) => ({
    path: file,
    imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
      specifier: fileName,
      line: text.slice(0, pos).split('\n').length,
      target: resolveTarget(file, fileName, (candidate) => candidate in texts),
    })),
  }));
}

function resolveTarget(
  importer: string,
  specifier: string,
  isSource: (file: string) => boolean,
): string | null {
  const [name = ''] = specifier.split('?');
  if (!/^[#.]/.test(name)) {
    return null;
  }
  const file = name.startsWith('#')
    ? name.slice(1)
    : path.posix.join(path.posix.dirname(importer), name);
  // Demos and templates leave extensions out, as their readers do.
  return [file, `${file}.ts`, `${file}.tsx`].find(isSource) ?? file;
}

/** Whether a file only serves tests: such files may import anything and close any circle. */
export function isTest(file: string): boolean {
  return /^tests\/|\.(test|spec|slow)\.|\/fixtures\//.test(file);
}
