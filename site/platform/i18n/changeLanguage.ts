import type { Language } from '#model/Language.ts';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import { type ScrollPosition, scrollStorageKey } from './restoreScroll.ts';

/** Opens the current page in another language, which is another document, at the same position. */
export function changeLanguage(language: Language): void {
  const { path } = parseDocsPath(location.pathname);
  const { hash } = location;
  let address = languageHref(path, language) + hash;
  try {
    const position: ScrollPosition = { path, top: scrollY, hash };
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(position));
    // The anchor is put back by the script of the other document: the browser would scroll to it.
    address = languageHref(path, language);
  } catch {
    // Without storage the page opens at its anchor or its top.
  }
  location.assign(address);
}
