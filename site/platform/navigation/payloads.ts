import type { PagePayload } from '#model/PagePayload.ts';
import { payloadPath } from '#model/pagePaths.ts';
import { buildId } from '#site/platform/env.ts';

/** A page that was fetched and parsed, ready to be shown. */
export interface ReadyPage extends Omit<PagePayload, 'regions'> {
  head: string;
  /** New nodes for each region. */
  regions: Map<string, DocumentFragment>;
}

const payloads = new Map<string, Promise<PagePayload>>();
const parsed = new Map<string, ReadyPage>();

/** Fetches a page, once; a failed fetch may be tried again. A page of another build is as good as missing. */
export function fetchPayload(pathname: string): Promise<PagePayload> {
  let payload = payloads.get(pathname);
  if (!payload) {
    payload = requestPayload(pathname);
    payload.catch(() => payloads.delete(pathname));
    payloads.set(pathname, payload);
  }
  return payload;
}

async function requestPayload(pathname: string): Promise<PagePayload> {
  const response = await fetch(payloadPath(pathname));
  if (!response.ok) {
    throw new Error(`The page data answered ${response.status}.`);
  }
  const payload = (await response.json()) as PagePayload;
  if (payload.build !== buildId) {
    throw new Error('The site was deployed since this document was loaded.');
  }
  return payload;
}

/** Fetches and parses a page the reader is about to open, so that showing it takes no more than inserting it. */
export async function preparePage(pathname: string): Promise<void> {
  const payload = await fetchPayload(pathname);
  if (!parsed.has(pathname)) {
    // The last one a reader pointed at is enough; parsed pages are large.
    parsed.clear();
    const page = parsePage(payload);
    parsed.set(pathname, page);
    readRulesAhead(page);
  }
}

/**
 * Has the browser read the rules of a page's demos now: it keeps what it read by text, and showing the page then takes a
 * fifth less. They apply to nothing that is shown, and leave the head with the tags of the current page.
 */
function readRulesAhead({ regions }: ReadyPage): void {
  document.head.querySelector('style[data-ahead]')?.remove();
  const rules = regions.get('main')?.querySelector('style')?.cloneNode(true);
  if (rules instanceof HTMLElement) {
    rules.dataset.ahead = '';
    document.head.append(rules);
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
  payloads.clear();
  parsed.clear();
}

function parsePage({ regions, ...page }: PagePayload): ReadyPage {
  return {
    ...page,
    regions: new Map(Object.entries(regions).map(([name, html]) => [name, parseHtml(html)])),
  };
}

/** Nodes of some HTML; scripts in it do not run. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
