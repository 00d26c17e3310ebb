import path from 'node:path';
import { glob } from 'tinyglobby';
import { demoFile } from '#model/DemoSource.ts';
import { defaultLanguage, type Language, languageCodes } from '#model/Language.ts';
import { isComplete, type Messages } from '#model/Messages.ts';
import type { SiteConfig } from '#model/SiteConfig.ts';
import { demoIdOfFile, demoPatterns } from '#pipeline/demos/demoId.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';
import { localeList, localeModule } from './localeModules.ts';

type DocsSource = Pick<Docs, 'config' | 'pageFiles' | 'demoStyles'>;

/**
 * Source of a `virtual:docs/…` module:
 * `server` the whole documentation, for prerendering only; `config` what the shell knows about products and languages;
 * `messages` the shell's English messages and loaders of the others; `messages/<language>` the shell's messages,
 * `messages/<language>/late` those of parts loaded on demand;
 * `packages` what exported projects install; `demos/<section>` imports the demos of a section, each of which becomes a chunk;
 * `locales` the library's locales, `locale/<tag>` one of them;
 * `templates` the page templates, each a chunk of its own, and their theme;
 * `demo/<id>` a demo with its styles; `no-style` what replaces its import of a style sheet.
 */
export async function virtualModules(name: string, docs: DocsSource): Promise<string | null> {
  const { root } = docs.config;
  if (name === 'server') {
    const module = (file: string) => JSON.stringify(path.join(root, 'pipeline', file));
    return [
      `import { sharedDocs } from ${module('sharedDocs.ts')};`,
      `export { inSnapshotScope, renderSnapshot } from ${module('demos/renderSnapshot.tsx')};`,
      `export { headExtras } from ${module('outputs/headExtras.ts')};`,
      `export { toolHash } from ${module('cache/toolHash.ts')};`,
      'export const docs = sharedDocs();',
      `export const demos = ${await lazyModules(docs, '*')};`,
      `export const templates = ${templateModules(docs)};`,
    ].join('\n');
  }
  if (name === 'config') {
    return `export const siteConfig = ${JSON.stringify(await siteConfig(docs))};`;
  }
  if (name === 'messages') {
    return messageLoaders();
  }
  if (name.startsWith('messages/')) {
    const [, language, part] = name.split('/') as [string, Language, 'late' | undefined];
    const { messages } = docs.config;
    const topics = part ?? 'shell';
    return messagesModule(messages[language][topics], messages[defaultLanguage][topics]);
  }
  if (name === 'locales') {
    return localeList(root);
  }
  if (name.startsWith('locale/')) {
    return localeModule(root, name.slice('locale/'.length));
  }
  if (name === 'packages') {
    return [
      `export const dependencyVersions = ${JSON.stringify(dependencyVersions(root))};`,
      `export const commitReference = ${JSON.stringify(docs.config.commitReference)};`,
    ].join('\n');
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

/** The default language comes with the shell because every other one falls back to it. */
function messageLoaders(): string {
  const loaders = (codes: readonly Language[], part: string) =>
    codes.map((code) => `${code}: () => import('virtual:docs/messages/${code}${part}')`).join(', ');
  const others = languageCodes.filter((code) => code !== defaultLanguage);
  return [
    `export { messages as shellMessages } from 'virtual:docs/messages/${defaultLanguage}';`,
    `export const shellLoaders = { ${loaders(others, '')} };`,
    `export const lateLoaders = { ${loaders(languageCodes, '/late')} };`,
  ].join('\n');
}

/** Source of a module of messages, which says whether a reader needs the English ones too. */
export function messagesModule(messages: Messages, english: Messages): string {
  return [
    `export const messages = ${JSON.stringify(messages)};`,
    `export const isPartial = ${!isComplete(messages, english)};`,
  ].join('\n');
}

/** Demo files of a section by demo id. */
async function demoFiles(docs: DocsSource, section: string): Promise<[id: string, file: string][]> {
  const { contentDir } = docs.config;
  const files = await glob(
    demoPatterns.map((pattern) => `${section}/**/${pattern}`),
    { cwd: contentDir },
  );
  return files.sort().map((file) => [demoIdOfFile(file), path.join(contentDir, file)]);
}

function templateModules({ config }: DocsSource): string {
  const entries = config.templates.map(({ name, entry }) => {
    const file = path.join(config.templatesDir, name, `${entry}.tsx`);
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** Lazy imports by demo id; a demo with styles is a virtual module that exports both. */
async function lazyModules(docs: DocsSource, section: string): Promise<string> {
  const files = await demoFiles(docs, section);
  // Development renders few demos, and to read all of them for their styles would delay the first page.
  const isRead = !(docs.config.watching && section === '*');
  const entries = await Promise.all(
    files.map(async ([id, file]) => {
      const module = !isRead || (await docs.demoStyles(id)) ? `virtual:docs/demo/${id}` : file;
      return `${JSON.stringify(id)}: () => import(${JSON.stringify(module)})`;
    }),
  );
  return `{\n${entries.join(',\n')}\n}`;
}

async function siteConfig(docs: DocsSource): Promise<SiteConfig> {
  const { languages, sections, library, origin, repositoryUrl, sourceRoot } = docs.config;
  const written = new Set((await docs.pageFiles()).map((file) => file.path));
  return {
    origin,
    repositoryUrl,
    sourceRoot,
    languages: languageCodes.map((code) => {
      const { label, tag, locale } = languages[code];
      return { code, label, tag, locale };
    }),
    library,
    products: sections.flatMap(({ product }) =>
      product
        ? [
            {
              id: product.id,
              name: product.name,
              folder: product.folder,
              path: product.path,
              icon: product.icon,
              tagline: product.tagline,
              written: written.has(product.path),
            },
          ]
        : [],
    ),
  };
}
