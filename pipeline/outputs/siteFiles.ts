import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { flattenNavigation } from '#model/flattenNavigation.ts';
import type { PageLink } from '#model/PageView.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { referencePaths } from '#pipeline/reference/referencePaths.ts';
import { sitemap } from './sitemap.ts';

interface SiteFile {
  /** Path below the site's root. */
  fileName: string;
  source: string;
}

/** Files of the site that are neither pages nor code. */
export async function siteFiles(docs: Docs): Promise<SiteFile[]> {
  const { languageConfig, origin } = docs.config;
  const paths = await pagePaths(docs);
  const indexes = await Promise.all(
    languageConfig.prerendered.map(async (language) => ({
      fileName: `page-index/${language}.json`,
      source: JSON.stringify(await pageIndex(docs, language)),
    })),
  );
  return [
    { fileName: 'sitemap.xml', source: sitemap(paths, languageConfig.prerendered, origin) },
    { fileName: 'robots.txt', source: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    ...indexes,
  ];
}

/** Every page of the site, without language; a tab is a part of its page. */
export async function pagePaths(docs: Docs): Promise<string[]> {
  const files = await docs.pageFiles();
  return [
    ...docs.config.standalonePaths,
    ...files.map(({ path }) => path),
    ...referencePaths(docs.config, await docs.apis()),
  ];
}

/** Paths and titles of all written pages, for suggesting one when an address is wrong. */
async function pageIndex(docs: Docs, language: Language): Promise<PageLink[]> {
  const leaves = flattenNavigation(await docs.navigation(language));
  return leaves.flatMap((leaf) =>
    leaf.kind === 'page' && leaf.written
      ? [{ path: languageHref(leaf.path, language), title: leaf.title }]
      : [],
  );
}
