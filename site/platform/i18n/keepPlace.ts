/** Where a reader was when they changed the language. */
export const placeStorageKey = 'docs-place';

/** Remembers the scroll position for the same page in another language, which is another document. */
export function keepPlace(path: string): void {
  try {
    sessionStorage.setItem(placeStorageKey, JSON.stringify({ path, top: scrollY }));
  } catch {
    // Without storage the page opens at its top.
  }
}
