import type { APIRequestContext } from '@playwright/test';

/** The origin the site is published under; documents name it in their canonical addresses. */
export const publicOrigin = 'https://mui.com';

/** Paths of all pages in the sitemap. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  return sitemapPaths(await (await request.get('/sitemap.xml')).text());
}

/** Paths of the pages a sitemap names. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
