import type { Api } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import { findMessage } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import { templateOfPath, templatePath } from '#model/Template.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { fileMarkdown, pageMarkdown } from './pageMarkdown.ts';

type MarkdownSource = Pick<
  Docs,
  'config' | 'visiblePage' | 'template' | 'pageFiles' | 'api' | 'apis'
>;

/** The page readers see at a path as Markdown; null if there is none. */
export async function loadPageMarkdown(
  docs: MarkdownSource,
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

async function writeTemplate(
  docs: Pick<Docs, 'config' | 'template'>,
  name: string,
  language: Language,
): Promise<string | null> {
  const code = await docs.template(name);
  if (!code) {
    return null;
  }
  const { name: title, description } = describeTemplate(docs.config, name, language);
  return [`# ${title}`, `> ${description}`, ...code.files.map(fileMarkdown)]
    .join('\n\n')
    .concat('\n');
}

async function writePage(docs: Omit<MarkdownSource, 'template'>, page: Page): Promise<string> {
  const { config } = docs;
  const files = await docs.pageFiles();
  return pageMarkdown(page, {
    messages: config.messages[page.language].markdownExport,
    apiMessages: config.messages[page.language].api,
    origin: config.origin,
    sourceRoot: config.librarySourceRoot,
    docsVersion: config.docsVersion,
    products: config.sections.flatMap(({ product }) => product ?? []),
    templates: config.templates.map(({ name }) => describeTemplate(config, name, page.language)),
    apis: await shownApis(docs, page),
    entries: await docs.apis(),
    isWritten: (path) => files.some((file) => file.path === path),
  });
}

function describeTemplate({ messages }: DocsConfig, name: string, language: Language) {
  const path = templatePath(name);
  const texts = messages[language].routes[path] ?? {};
  return {
    path,
    name: findMessage(texts, 'title') ?? '',
    description: findMessage(texts, 'description') ?? '',
  };
}

async function shownApis(docs: Pick<Docs, 'api'>, page: Page): Promise<Map<string, Api>> {
  const paths = page.blocks.flatMap((block) =>
    block.kind === 'api' && block.part.kind !== 'index' ? [block.part.path] : [],
  );
  const apis = await Promise.all(paths.map((path) => docs.api(path, page.language)));
  return new Map(apis.flatMap((api) => (api ? [[api.path, api]] : [])));
}
