import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

/**
 * Every module of the site that documents may be rendered with, style sheets among them: what the server's entry
 * imports, without what is loaded on demand, except for pages, which are rendered at build all the same.
 */
export async function documentModules(site: string, entry: string): Promise<Set<string>> {
  const found = new Set<string>();
  async function visit(file: string): Promise<void> {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    if (/\.tsx?$/.test(file)) {
      const isPage = file.startsWith(path.join(site, 'pages/'));
      const imported = importsOf(file, await readFile(file, 'utf8'), isPage);
      await Promise.all(imported.flatMap((specifier) => resolve(specifier, file, site)).map(visit));
    }
  }
  await visit(entry);
  return found;
}

function importsOf(file: string, text: string, withDynamic: boolean): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  return [
    ...(withDynamic ? dynamic : []),
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
  ];
}

/** A file of the site; nothing for packages, virtual modules and other folders, which have no style sheets of the site. */
function resolve(specifier: string, importer: string, site: string): string[] {
  const [name = ''] = specifier.split('?');
  const file = name.startsWith('#site/')
    ? path.join(site, name.slice('#site/'.length))
    : path.resolve(path.dirname(importer), name);
  const isOfSite = name.startsWith('#site/') || name.startsWith('.');
  return isOfSite && existsSync(file) ? [file] : [];
}
