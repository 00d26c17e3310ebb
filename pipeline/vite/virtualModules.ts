import path from 'node:path';
import { glob } from 'tinyglobby';
import { demoFile } from '#model/demoFile.ts';
import type { Language } from '#model/Language.ts';
import type { SiteConfig } from '#model/SiteConfig.ts';
import { demoIdOfFile, demoPatterns } from '#pipeline/demos/demoId.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';

/**
 * Source of a `virtual:docs/…` module:
 * `server` the whole documentation, for prerendering only; `config` what the shell knows about products and languages;
 * `translations/<language>` the shell's strings, `translations/<language>/late` those of parts loaded on demand;
 * `packages` what exported projects install; `demos` one lazy registry per section; `demos/<section>` its demos, each a chunk of its own;
 * `templates` the page templates, each a chunk of its own, and their theme;
 * `demo/<id>` one that brings styles along; `no-style` what its import of a style sheet becomes.
 */
export async function virtualModules(name: string, docs: Docs): Promise<string | null> {
  const { root } = docs.config;
  if (name === 'server') {
    const module = (file: string) => JSON.stringify(path.join(root, 'pipeline', file));
    return [
      `import { sharedDocs } from ${module('sharedDocs.ts')};`,
      `export { renderSnapshot } from ${module('snapshots/renderSnapshot.tsx')};`,
      `export { headExtras } from ${module('outputs/headExtras.ts')};`,
      `export { writePayload } from ${module('outputs/writePayload.ts')};`,
      `export { toolHash } from ${module('cache/toolHash.ts')};`,
      'export const docs = sharedDocs();',
      `export const demos = ${await lazyModules(docs, '*')};`,
      `export const templates = ${templateModules(docs)};`,
    ].join('\n');
  }
  if (name === 'config') {
    return `export const siteConfig = ${JSON.stringify(await siteConfig(docs))};`;
  }
  if (name.startsWith('translations/')) {
    const [, language, part] = name.split('/') as [string, Language, string?];
    const { dictionaries, lateDictionaries } = docs.config;
    const strings = (part === 'late' ? lateDictionaries : dictionaries)[language];
    return `export const dictionary = ${JSON.stringify(strings)};`;
  }
  if (name === 'packages') {
    return [
      `export const dependencyVersions = ${JSON.stringify(dependencyVersions(root))};`,
      `export const commitReference = ${JSON.stringify(docs.config.commitReference)};`,
    ].join('\n');
  }
  if (name === 'demos') {
    const registries = docs.config.sections.map(
      ({ folder }) => `${JSON.stringify(folder)}: () => import('virtual:docs/demos/${folder}')`,
    );
    return `export const demoRegistries = { ${registries.join(', ')} };`;
  }
  if (name.startsWith('demos/')) {
    return `export const demos = ${await lazyModules(docs, name.slice('demos/'.length))};`;
  }
  if (name === 'templates') {
    const theme = path.join(docs.config.templatesDir, 'theme', 'createTemplateTheme.ts');
    return [
      `export { createTemplateTheme } from ${JSON.stringify(theme)};`,
      `export const templates = ${templateModules(docs)};`,
    ].join('\n');
  }
  if (name.startsWith('demo/')) {
    const id = name.slice('demo/'.length);
    const file = path.join(docs.config.contentDir, demoFile(id));
    const styles = await docs.demoStyles(id);
    return `export { default } from ${JSON.stringify(file)};\nexport const styles = ${JSON.stringify(styles)};`;
  }
  return name === 'no-style' ? 'export {};' : null;
}

/** Demo files of a section by demo id. */
async function demoFiles(docs: Docs, section: string): Promise<[id: string, file: string][]> {
  const { contentDir } = docs.config;
  const files = await glob(
    demoPatterns.map((pattern) => `${section}/**/${pattern}`),
    { cwd: contentDir },
  );
  return files.sort().map((file) => [demoIdOfFile(file), path.join(contentDir, file)]);
}

function templateModules({ config }: Docs): string {
  const entries = config.templates.map(({ name, entry }) => {
    const file = path.join(config.templatesDir, name, `${entry}.tsx`);
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** A demo that brings styles of its own comes as a module that holds both. */
async function lazyModules(docs: Docs, section: string): Promise<string> {
  const files = await demoFiles(docs, section);
  const entries = await Promise.all(
    files.map(async ([id, file]) => {
      const module = (await docs.demoStyles(id)) ? `virtual:docs/demo/${id}` : file;
      return `${JSON.stringify(id)}: () => import(${JSON.stringify(module)})`;
    }),
  );
  return `{\n${entries.join(',\n')}\n}`;
}

async function siteConfig(docs: Docs): Promise<SiteConfig> {
  const { languageConfig, sections, library, origin, repositoryUrl, sourceRoot } = docs.config;
  const written = new Set((await docs.pageFiles()).map((file) => file.path));
  const { labels, prerendered } = languageConfig;
  return {
    origin,
    repositoryUrl,
    sourceRoot,
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
