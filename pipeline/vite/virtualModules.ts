import path from 'node:path';
import { glob } from 'tinyglobby';
import type { Language } from '#model/Language.ts';
import type { SiteConfig } from '#model/SiteConfig.ts';
import type { Docs } from '#pipeline/openDocs.ts';

/**
 * Source of a `virtual:docs/…` module:
 * `server` the whole documentation, for prerendering only; `config` what the shell knows about products and languages;
 * `translations/<language>` the shell's strings, `translations/<language>/asides` those of ads; `demos` one lazy registry per section; `demos/<section>` its demos, each a chunk of its own.
 */
export async function virtualModules(name: string, docs: Docs): Promise<string | null> {
  const { root } = docs.config;
  if (name === 'server') {
    const module = (file: string) => JSON.stringify(path.join(root, 'pipeline', file));
    return [
      `import { openDocs } from ${module('openDocs.ts')};`,
      `import { contentConfig } from ${module('contentConfig.ts')};`,
      `export { renderSnapshot } from ${module('snapshots/renderSnapshot.tsx')};`,
      `export { toolHash } from ${module('cache/toolHash.ts')};`,
      `export const docs = openDocs(contentConfig(${JSON.stringify(root)}, { watching: import.meta.env.DEV }));`,
      `export const demos = ${lazyModules(await demoFiles(docs, '*'))};`,
    ].join('\n');
  }
  if (name === 'config') {
    return `export const siteConfig = ${JSON.stringify(await siteConfig(docs))};`;
  }
  if (name.startsWith('translations/')) {
    const [, language, part] = name.split('/') as [string, Language, string?];
    const { dictionaries, adStrings } = docs.config;
    const strings = (part === 'asides' ? adStrings : dictionaries)[language];
    return `export const dictionary = ${JSON.stringify(strings)};`;
  }
  if (name === 'demos') {
    const registries = docs.config.sections.map(
      ({ folder }) => `${JSON.stringify(folder)}: () => import('virtual:docs/demos/${folder}')`,
    );
    return `export const demoRegistries = { ${registries.join(', ')} };`;
  }
  if (name.startsWith('demos/')) {
    return `export const demos = ${lazyModules(await demoFiles(docs, name.slice('demos/'.length)))};`;
  }
  return null;
}

/** Demo files of a section by demo id. */
async function demoFiles(docs: Docs, section: string): Promise<[id: string, file: string][]> {
  const { contentDir } = docs.config;
  const files = await glob(`${section}/**/demos/[A-Z]*.tsx`, { cwd: contentDir });
  return files
    .sort()
    .map((file) => [
      file.replace('/demos/', '/').replace(/\.tsx$/, ''),
      path.join(contentDir, file),
    ]);
}

function lazyModules(files: [id: string, file: string][]): string {
  const entries = files.map(
    ([id, file]) => `${JSON.stringify(id)}: () => import(${JSON.stringify(file)})`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

async function siteConfig(docs: Docs): Promise<SiteConfig> {
  const { languageConfig, sections, library, origin, repositoryUrl } = docs.config;
  const written = new Set((await docs.pageFiles()).map((file) => file.path));
  const { labels, prerendered } = languageConfig;
  return {
    origin,
    repositoryUrl,
    languages: prerendered.map((code: Language) => ({ code, label: labels[code] })),
    library,
    products: sections.flatMap(({ product }) =>
      product
        ? [
            {
              id: product.id,
              name: product.name,
              folder: product.folder,
              path: product.path,
              tagline: product.tagline,
              written: written.has(product.path),
            },
          ]
        : [],
    ),
  };
}
