import type { AdSighting } from './pollForAd.ts';

/** Elements the known networks put their ads into. */
const networkAds = '.ea-placement, #carbonads, .carbonads';

/** Whether a link is the network's stand-in for "no ad": it leads to the page of our own backers. */
export function isFillerLink(href: string | null | undefined): boolean {
  return /\/backers\/?(?:[?#]|$)/.test(href ?? '');
}

/** Looks for the network's ad in its place. */
export function lookForAd(place: HTMLElement | null): AdSighting {
  const ad = place?.querySelector(networkAds);
  if (!ad) {
    return 'missing';
  }
  return isFillerLink(ad.querySelector('a')?.getAttribute('href')) ? 'filler' : 'arrived';
}
