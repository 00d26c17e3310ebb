import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { isCrawler } from './isCrawler.ts';

/** Fills the ad slot of this page, and of every page the reader goes on to; a page without one loads no code of ads. */
export function showPageAds(): void {
  let unmount: (() => void) | undefined;
  onEachPage(() => {
    unmount?.();
    unmount = undefined;
    const slot = document.querySelector<HTMLElement>('[data-place="below-lead"]');
    if (slot && !isCrawler(navigator.userAgent)) {
      import('./mountAd.tsx').then(
        ({ mountAd }) => {
          if (slot.isConnected) {
            unmount = mountAd('page', slot);
          }
        },
        // The slot stays empty.
        () => {},
      );
    }
  });
}
