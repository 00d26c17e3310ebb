import type { PagePayload } from '#model/PagePayload.ts';
import { payloadPath } from '#model/pagePaths.ts';
import { buildId } from '#site/platform/env.ts';
import { fetchOnce, forgetRequests } from './fetchOnce.ts';
import { readRulesAhead, takeRules } from './pageRules.ts';
import { setAsideRest } from './paintTopFirst.ts';

/** A page that was fetched and parsed, ready to be shown. */
export interface ReadyPage extends Omit<PagePayload, 'regions'> {
  head: string;
  /** New nodes for each region. */
  regions: Map<string, DocumentFragment>;
  /** The rules of its demos. */
  rules: HTMLStyleElement | null;
  /** Puts back what was set aside of it. */
  restore: () => void;
}

const parsed = new Map<string, ReadyPage>();

/** Fetches a page, once. A page of another build is as good as missing. */
export async function fetchPayload(pathname: string): Promise<PagePayload> {
  const payload = await fetchOnce<PagePayload>(payloadPath(pathname));
  if (payload.build !== buildId) {
    throw new Error('The site was deployed since this document was loaded.');
  }
  return payload;
}

/** Fetches and parses a page the reader is about to open, so that showing it takes no more than inserting it. */
export async function preparePage(pathname: string): Promise<void> {
  const payload = await fetchPayload(pathname);
  // By the time it is here, the reader may have opened it.
  if (!parsed.has(pathname) && pathname !== location.pathname) {
    // The last one a reader pointed at is enough; parsed pages are large.
    parsed.clear();
    const page = parsePage(payload);
    parsed.set(pathname, page);
    readRulesAhead(page.rules);
  }
}

/** The page at a path, for showing it once: its nodes move into the document. */
export async function takePage(pathname: string): Promise<ReadyPage> {
  const payload = await fetchPayload(pathname);
  const page = parsed.get(pathname) ?? parsePage(payload);
  parsed.delete(pathname);
  return page;
}

/** Has every page fetched anew. */
export function forgetPages(): void {
  forgetRequests();
  parsed.clear();
}

function parsePage({ regions, ...page }: PagePayload): ReadyPage {
  const nodes = new Map(Object.entries(regions).map(([name, html]) => [name, parseHtml(html)]));
  const main = nodes.get('main');
  return { ...page, regions: nodes, rules: takeRules(main), restore: setAsideRest(main) };
}

/** Nodes of some HTML; scripts in it do not run. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
