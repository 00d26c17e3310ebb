import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';

/** Where a reader was when they changed the language. */
export const placeStorageKey = 'docs-place';

/** Opens the current page in another language, which is another document, at the same place. */
export function changeLanguage(language: Language): void {
  const { path } = parseDocsPath(location.pathname);
  const { hash } = location;
  let address = languageHref(path, language) + hash;
  try {
    sessionStorage.setItem(placeStorageKey, JSON.stringify({ path, top: scrollY, hash }));
    // The anchor is put back by the script of the other document: the browser would scroll to it.
    address = languageHref(path, language);
  } catch {
    // Without storage the page opens at its anchor or its top.
  }
  location.assign(address);
}
