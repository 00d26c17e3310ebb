import { languageCodes } from '#model/Language.ts';

/** Where a reader was when they changed the language. */
export interface ScrollPosition {
  /** Path without language. */
  path: string;
  top: number;
  hash: string;
}

/** Key of that position in the session's storage. */
export const scrollStorageKey = 'docs-place';

/**
 * Inline script at the end of the body, run before the first paint: returns a reader who changed the language to where
 * they were. The anchor follows after loading, when the browser no longer scrolls to it.
 */
export function restoreScroll(): void {
  const position = takePosition();
  const [, first, ...rest] = location.pathname.split('/');
  const path = languageCodes.some((language) => language === first)
    ? `/${rest.join('/')}`
    : location.pathname;
  if (position?.path !== path) {
    return;
  }
  scrollTo(0, position.top);
  if (position.hash) {
    addEventListener('load', () =>
      setTimeout(() => history.replaceState(history.state, '', position.hash)),
    );
  }
}

function takePosition(): ScrollPosition | null {
  try {
    const stored = sessionStorage.getItem(scrollStorageKey);
    sessionStorage.removeItem(scrollStorageKey);
    return JSON.parse(stored ?? 'null') as ScrollPosition | null;
  } catch {
    // Storage can be disabled, and its contents are not all ours.
    return null;
  }
}
