import { onEachPage } from './onEachPage.ts';
import { fetchPayload } from './payloads.ts';
import { savesData } from './prefetchOnIntent.ts';

/**
 * How long a page is open before the next one is fetched, in milliseconds; who only passes through fetches nothing. On a page with
 * demos the line belongs to them first.
 */
const restMs = { text: 300, demos: 3000 };

/** Fetches the page that follows in the order of the tree while the reader is at this one. */
export function prefetchNext(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fetchNext() {
    const next = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
    if (next && navigator.onLine && !savesData()) {
      fetchPayload(next.pathname).catch(() => {});
    }
  }

  onEachPage(() => {
    clearTimeout(timer);
    const hasDemos = document.querySelector('[data-demo]') !== null;
    timer = setTimeout(fetchNext, hasDemos ? restMs.demos : restMs.text);
  });
}
