import type { Language } from '#model/Language.ts';
import type { PageLink } from '#model/PageView.ts';
import type { PageSources } from '#model/PagePayload.ts';
import { sourcesPath } from '#model/pagePaths.ts';

const requests = new Map<string, Promise<unknown>>();

/** Fetches a JSON file of this site once; a failed fetch may be tried again. */
export function fetchOnce<T>(address: string): Promise<T> {
  let request = requests.get(address);
  if (!request) {
    request = fetch(address).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return response.json();
    });
    request.catch(() => requests.delete(address));
    requests.set(address, request);
  }
  return request as Promise<T>;
}

/** Has every file fetched anew. */
export function forgetRequests(): void {
  requests.clear();
}

/** Paths and titles of all pages in a language. */
export function fetchPageIndex(language: Language): Promise<PageLink[]> {
  return fetchOnce<PageLink[]>(`/page-index/${language}.json`);
}

/** The code of all demos of a page, in every variant and styling. */
export function fetchPageSources(pagePath: string): Promise<PageSources> {
  return fetchOnce<PageSources>(sourcesPath(pagePath));
}
