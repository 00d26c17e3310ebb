import type { Page } from '@playwright/test';

/** What a document says about itself, as the server sends it. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Copies for machines and feeds are none. */
  isDocument: boolean;
  title: string;
  /** `name` or `property` of a meta tag to its contents. */
  metas: Record<string, string[]>;
  /** Elements of the head that point somewhere: relation, language, address. */
  links: { rel: string; hreflang: string; href: string }[];
  /** Ids that more than one element has. */
  repeatedIds: string[];
  /** What is there to be read without script. */
  text: { h1: string[]; emptyHeadings: number; letters: number; frames: number };
}

/** A site as its links show it. */
export interface Crawl {
  pages: CrawledPage[];
  /** Internal links followed, each once per page. */
  links: number;
  /** Where links lead nowhere: the address, one page that has it, and what answers. */
  broken: string[];
}

/** A browser refuses some thousand requests at once. */
const requestsAtOnce = 200;

/**
 * Follows all internal links from some paths on and reads each document once, with the browser's own parser. Everything
 * happens in the browser: half a million links would take long to hand over.
 */
export function crawlSite(page: Page, starts: string[], publicOrigin: string): Promise<Crawl> {
  return page.evaluate(
    async ({ first, origin, atOnce }) => {
      type Read = CrawledPage & { ids: Set<string>; targets: string[] };
      const known = new Map<string, Read>();
      for (let wanted = first; wanted.length > 0;) {
        for (let at = 0; at < wanted.length; at += atOnce) {
          for (const found of await Promise.all(wanted.slice(at, at + atOnce).map(read))) {
            known.set(found.path, found);
          }
        }
        const targets = [...known.values()].flatMap((from) => from.targets);
        const paths = new Set(targets.map((target) => target.split('#')[0] ?? ''));
        wanted = [...paths].filter((path) => !known.has(path));
      }
      const broken = new Map<string, string>();
      for (const { path, targets } of known.values()) {
        for (const target of targets) {
          if (!isThere(target) && !broken.has(target)) {
            const status = known.get(target.split('#')[0] ?? '')?.status;
            broken.set(target, `${target} (linked from ${path}) answers ${status}`);
          }
        }
      }
      const all = [...known.values()];
      return {
        pages: all.map(({ ids: _ids, targets: _targets, ...rest }) => rest),
        links: all.reduce((sum, { targets }) => sum + targets.length, 0),
        broken: [...broken.values()],
      };

      function isThere(target: string): boolean {
        const [path = '', id = ''] = target.split('#');
        const there = known.get(path);
        return there?.status === 200 && (!id || there.ids.has(decodeURIComponent(id)));
      }

      async function read(path: string): Promise<Read> {
        const response = await fetch(path);
        // In a copy for machines the code of a demo would be taken for elements.
        const isDocument = Boolean(response.headers.get('content-type')?.startsWith('text/html'));
        const text = await response.text();
        const html = isDocument ? text : '';
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...parsed.querySelectorAll(selector)];
        const textOf = (element: Element) => element.textContent.trim();
        const metas: Record<string, string[]> = {};
        for (const meta of all('meta[name], meta[property]')) {
          const key = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
          (metas[key] ??= []).push(meta.getAttribute('content') ?? '');
        }
        const links = all('head link').map((link) => ({
          rel: link.getAttribute('rel') ?? '',
          hreflang: link.getAttribute('hreflang') ?? '',
          href: link.getAttribute('href') ?? '',
        }));
        const ids = all('[id]').map(({ id }) => id);
        const once = new Set<string>();
        all('main :is(script, style, template)').forEach((element) => element.remove());
        return {
          path,
          status: response.status,
          isDocument,
          title: parsed.title,
          metas,
          links,
          repeatedIds: ids.filter((id) => once.has(id) || !once.add(id)),
          text: {
            h1: all('h1').map(textOf),
            emptyHeadings: all('main :is(h1, h2, h3, h4)').filter((each) => textOf(each) === '')
              .length,
            letters: all('main').reduce((sum, main) => sum + textOf(main).length, 0),
            frames: all('main iframe[src]').length,
          },
          ids: once,
          targets: response.ok ? targetsOf(path, links, all('a[href]')) : [],
        };
      }

      /** Internal addresses a page leads to, as paths with their anchors. */
      function targetsOf(path: string, links: CrawledPage['links'], anchors: Element[]): string[] {
        const inHead = links
          .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
          .map(({ href }) => href.replace(origin, location.origin));
        const inBody = anchors.map((anchor) => anchor.getAttribute('href') ?? '');
        const urls = [...new Set([...inHead, ...inBody])]
          .map((href) => new URL(href, location.origin + path))
          .filter((url) => url.origin === location.origin)
          .map(({ pathname, hash }) => pathname + hash);
        return [...new Set(urls)];
      }
    },
    { first: starts, origin: publicOrigin, atOnce: requestsAtOnce },
  );
}
