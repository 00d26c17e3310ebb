import { type Language, languageCodes } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { flattenNavigation } from '#model/NavNode.ts';
import type { PageLink } from '#model/PageView.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { pagePaths } from '#pipeline/pages/pagePaths.ts';
import { sitemap } from './xmlFiles.ts';

interface SiteFile {
  /** Path below the site's root. */
  fileName: string;
  source: string;
}

/** Addresses of these files: in development every request comes by, and no other should wait for them. */
export const siteFileAddress = /^\/(sitemap\.xml|robots\.txt|\.well-known\/|page-index\/)/;

/** Files of the site that are neither pages nor code. */
export async function siteFiles(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'apis' | 'navigation' | 'changeDays'>,
): Promise<SiteFile[]> {
  const { origin, watching } = docs.config;
  const paths = await pagePaths(docs);
  const indexes = await Promise.all(
    languageCodes.map(async (language) => ({
      fileName: `page-index/${language}.json`,
      source: JSON.stringify(await pageIndex(docs, language)),
    })),
  );
  // In development these files are made for every request, and nobody asks for dates.
  const changeDays = watching ? new Map<string, string>() : await docs.changeDays();
  return [
    { fileName: 'sitemap.xml', source: sitemap(paths, languageCodes, origin, changeDays) },
    { fileName: 'robots.txt', source: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    { fileName: '.well-known/security.txt', source: securityText(docs.config, changeDays) },
    ...indexes,
  ];
}

/** How to report a vulnerability; valid for a year from the last change, so that two builds of it are alike. */
function securityText(
  { origin, repositoryUrl, sourceDate }: DocsConfig,
  changeDays: ReadonlyMap<string, string>,
): string {
  const latest = [...changeDays.values()].sort().at(-1);
  const expires = new Date(sourceDate ?? latest ?? Date.now());
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${repositoryUrl}/security/policy`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Paths and titles of all written pages, from which the error page suggests one. */
async function pageIndex(docs: Pick<Docs, 'navigation'>, language: Language): Promise<PageLink[]> {
  const leaves = flattenNavigation(await docs.navigation(language));
  return leaves.flatMap((leaf) =>
    leaf.kind === 'page' && leaf.written
      ? [{ path: languageHref(leaf.path, language), title: leaf.title }]
      : [],
  );
}
