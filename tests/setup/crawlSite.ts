import { type CrawledPage, readCrawledPage } from './CrawledPage.ts';

/** A site as its links show it. */
export interface Crawl {
  pages: CrawledPage[];
  /** Internal links followed, each once per page. */
  links: number;
  /** Where links lead nowhere: the address, one page that has it, and what answers. */
  broken: string[];
}

/** More would only wait for the parser. */
const requestsAtOnce = 8;

/**
 * Follows all internal links of a site from some paths on, and reads each document once. Documents name the public origin
 * in their heads, wherever they are served.
 */
export async function crawlSite(
  origin: string,
  starts: string[],
  publicOrigin: string,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const targets = new Map<string, string[]>();
  const known = new Set(starts);
  const waiting = [...starts];

  async function readNext(path: string): Promise<void> {
    const response = await fetch(origin + path);
    // In a copy for machines the code of a demo would be taken for elements.
    const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true;
    const text = await response.text();
    const page = readCrawledPage(path, response.status, isDocument ? text : null);
    const found = response.ok ? internalTargets(page, origin, publicOrigin) : [];
    pages.set(path, page);
    targets.set(path, found);
    for (const next of found.map(pathOf)) {
      if (!known.has(next)) {
        known.add(next);
        waiting.push(next);
      }
    }
  }

  while (waiting.length > 0) {
    await Promise.all(waiting.splice(0, requestsAtOnce).map(readNext));
  }

  const broken = new Map<string, string>();
  for (const [path, found] of targets) {
    for (const target of found) {
      if (!isThere(target, pages) && !broken.has(target)) {
        const status = pages.get(pathOf(target))?.status;
        broken.set(target, `${target} (linked from ${path}) answers ${status}`);
      }
    }
  }
  const links = [...targets.values()].reduce((sum, found) => sum + found.length, 0);
  return { pages: [...pages.values()], links, broken: [...broken.values()] };
}

const pathOf = (target: string) => target.split('#')[0] ?? '';

function isThere(target: string, pages: ReadonlyMap<string, CrawledPage>): boolean {
  const [path = '', id = ''] = target.split('#');
  const page = pages.get(path);
  return page?.status === 200 && (id === '' || page.ids.has(decodeURIComponent(id)));
}

/** Internal addresses a page leads to, as paths with their anchors. */
function internalTargets(
  { path, links, hrefs }: CrawledPage,
  origin: string,
  publicOrigin: string,
): string[] {
  const inHead = links
    .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
    .map(({ href }) => href.replace(publicOrigin, origin));
  const urls = [...new Set([...inHead, ...hrefs])]
    .map((href) => new URL(href, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(urls)];
}
