import { isInternal } from './internalUrl.ts';
import { preparePage } from './payloads.ts';

/** Time a pointer rests on a link before its page is fetched. */
const intentDelay = 60;

/** Fetches and parses the page of a link the reader points at or focuses. */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onIntent({ target }: Event) {
    clearTimeout(timer);
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (!anchor?.href || anchor.target) {
      return;
    }
    const url = new URL(anchor.href);
    if (isInternal(url) && url.pathname !== location.pathname && !savesData()) {
      timer = setTimeout(() => void preparePage(url.pathname).catch(() => {}), intentDelay);
    }
  }

  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** A reader with data saving on pays for what they open, not for what they pass over. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
