import type { Api } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { pageMarkdown } from './pageMarkdown.ts';

/** The Markdown copy of what readers see at a path; null when there is nothing. */
export async function loadPageMarkdown(
  docs: Docs,
  path: string,
  language: Language,
): Promise<string | null> {
  const page = await docs.visiblePage(path, language);
  return page && writePage(docs, page);
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
    apis: await shownApis(docs, page),
    entries: await docs.apis(),
    isWritten: (path) => files.some((file) => file.path === path),
  });
}

async function shownApis(docs: Docs, page: Page): Promise<Map<string, Api>> {
  const paths = page.blocks.flatMap((block) =>
    block.kind === 'api' && block.part.kind !== 'index' ? [block.part.path] : [],
  );
  const apis = await Promise.all(paths.map((path) => docs.api(path, page.language)));
  return new Map(apis.flatMap((api) => (api ? [[api.path, api]] : [])));
}
