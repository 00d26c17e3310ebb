import type { APIRequestContext, Page } from '@playwright/test';

/** What a document says about itself and where it leads. */
export interface SitePage {
  path: string;
  status: number;
  title: string;
  /** `name` or `property` of a meta tag to its contents. */
  metas: Record<string, string[]>;
  /** Elements of the head that point somewhere: relation, language, address. */
  links: { rel: string; hreflang: string; href: string }[];
  /** Addresses of all anchors, as written. */
  anchors: string[];
  /** Ids of all elements. */
  ids: string[];
}

/** The origin the site is published under; documents name it in their canonical addresses. */
export const publicOrigin = 'https://mui.com';

/** Paths of all pages in the sitemap. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Fetches documents as the server sends them and reads them with the browser's own parser. */
export function readPages(page: Page, paths: string[]): Promise<SitePage[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path);
          // A copy for machines is text, in which the code of a demo would be taken for elements.
          const isDocument = response.headers.get('content-type')?.startsWith('text/html');
          const text = isDocument ? await response.text() : '';
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          const metas: Record<string, string[]> = {};
          for (const meta of parsed.querySelectorAll('meta[name], meta[property]')) {
            const key = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
            (metas[key] ??= []).push(meta.getAttribute('content') ?? '');
          }
          return {
            path,
            status: response.status,
            title: parsed.title,
            metas,
            links: [...parsed.querySelectorAll('head link')].map((link) => ({
              rel: link.getAttribute('rel') ?? '',
              hreflang: link.getAttribute('hreflang') ?? '',
              href: link.getAttribute('href') ?? '',
            })),
            anchors: [...parsed.querySelectorAll('a[href]')].map(
              (anchor) => anchor.getAttribute('href') ?? '',
            ),
            ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
          };
        }),
      ),
    paths,
  );
}
