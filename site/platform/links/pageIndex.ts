import type { Language } from '#model/Language.ts';
import type { PageLink } from '#model/PageView.ts';

const requests = new Map<Language, Promise<PageLink[]>>();

/** Paths and titles of all pages in a language, fetched once. */
export function fetchPageIndex(language: Language): Promise<PageLink[]> {
  let request = requests.get(language);
  if (!request) {
    request = fetch(`/page-index/${language}.json`).then((response) => {
      if (!response.ok) {
        throw new Error(`The page index answered ${response.status}.`);
      }
      return response.json() as Promise<PageLink[]>;
    });
    request.catch(() => requests.delete(language));
    requests.set(language, request);
  }
  return request;
}
