import { onEachPage } from './onEachPage.ts';
import { fetchPayload } from './payloads.ts';
import { savesData } from './prefetchOnIntent.ts';

/** How long a page is open before the next one is fetched; who only passes through fetches nothing. */
const restMs = 300;

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
    timer = setTimeout(fetchNext, restMs);
  });
}
