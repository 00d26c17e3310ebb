import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { docsTabs, tabPath } from './docsTabs.ts';
import { findApiLinks } from './findApiLinks.ts';

/** Paths of the reference: the index of each product that has one, and every page. */
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

/** Paths of the tabs of all Markdown pages, without the pages themselves. */
export async function tabPaths(docs: Docs): Promise<string[]> {
  const apis = await docs.apis();
  const { defaultLanguage } = docs.config.languageConfig;
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
