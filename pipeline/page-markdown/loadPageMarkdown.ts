import type { Api } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { templateOfPath, templatePath } from '#model/templatePaths.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { fileMarkdown } from './demoMarkdown.ts';
import { pageMarkdown } from './pageMarkdown.ts';

/** The Markdown copy of what readers see at a path; null when there is nothing. */
export async function loadPageMarkdown(
  docs: Docs,
  path: string,
  language: Language,
): Promise<string | null> {
  const template = templateOfPath(path);
  if (template !== null) {
    return writeTemplate(docs, template, language);
  }
  const page = await docs.visiblePage(path, language);
  return page && writePage(docs, page);
}

async function writeTemplate(docs: Docs, name: string, language: Language): Promise<string | null> {
  const code = await docs.template(name);
  if (!code) {
    return null;
  }
  const { name: title, description } = describeTemplate(docs.config, name, language);
  return [`# ${title}`, `> ${description}`, ...code.files.map(fileMarkdown)]
    .join('\n\n')
    .concat('\n');
}

async function writePage(docs: Docs, page: Page): Promise<string> {
  const { config } = docs;
  const files = await docs.pageFiles();
  return pageMarkdown(page, {
    strings: config.copyStrings[page.language],
    referenceStrings: config.referenceStrings[page.language],
    origin: config.origin,
    sourceRoot: config.librarySourceRoot,
    products: config.sections.flatMap(({ product }) => product ?? []),
    templates: config.templates.map(({ name }) => describeTemplate(config, name, page.language)),
    apis: await shownApis(docs, page),
    entries: await docs.apis(),
    isWritten: (path) => files.some((file) => file.path === path),
  });
}

function describeTemplate({ routeStrings }: DocsConfig, name: string, language: Language) {
  const path = templatePath(name);
  const { title, description } = routeStrings[language][path] ?? {};
  return { path, name: String(title), description: String(description) };
}

async function shownApis(docs: Docs, page: Page): Promise<Map<string, Api>> {
  const paths = page.blocks.flatMap((block) =>
    block.kind === 'api' && block.part.kind !== 'index' ? [block.part.path] : [],
  );
  const apis = await Promise.all(paths.map((path) => docs.api(path, page.language)));
  return new Map(apis.flatMap((api) => (api ? [[api.path, api]] : [])));
}
