import { navigatedEvent } from '#site/platform/links/navigatedEvent.ts';
import { mountAd } from './mountAd.tsx';

/** Fills the place for an ad on this page, and on every page the reader goes on to. */
export function showPageAds(): void {
  let leave: (() => void) | undefined;

  function show() {
    leave?.();
    const place = document.querySelector<HTMLElement>('[data-place="below-lead"]');
    leave = place ? mountAd('page', place) : undefined;
  }
  show();
  addEventListener(navigatedEvent, show);
}
