import { defaultLanguage } from '#model/Language.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { docsTabs, findApiLinks, tabPath } from './docsTabs.ts';

/** Paths of all pages of the site, without language and without the tabs of guides. */
export async function pagePaths(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'apis'>,
): Promise<string[]> {
  const files = await docs.pageFiles();
  return [
    ...docs.config.standalonePaths,
    ...files.map(({ path }) => path),
    ...referencePaths(docs.config, await docs.apis()),
  ];
}

/** Paths of the API reference: the index of each product that has one, and every page. */
export function referencePaths(
  { sections }: Pick<DocsConfig, 'sections'>,
  apis: readonly ApiEntry[],
): string[] {
  const documented = new Set(apis.map(({ product }) => product));
  const indexes = sections.flatMap(({ product }) =>
    product && documented.has(product.folder) ? [product.apiPath] : [],
  );
  return [...indexes, ...apis.map(({ path }) => path)];
}

/** Paths of the tabs of all guides, without the guides themselves. */
export async function tabPaths(
  docs: Pick<Docs, 'pageFiles' | 'compile' | 'apis'>,
): Promise<string[]> {
  const apis = await docs.apis();
  const guides = await Promise.all(
    (await docs.pageFiles()).map(({ path }) => docs.compile(path, defaultLanguage)),
  );
  return guides.flatMap((compiled) =>
    compiled?.page
      ? docsTabs(findApiLinks(compiled.page, apis))
          .filter((tab) => tab !== 'demos')
          .map((tab) => tabPath(compiled.path, tab))
      : [],
  );
}
