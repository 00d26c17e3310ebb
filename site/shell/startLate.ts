import { showPageAds } from '#site/features/ads/showPageAds.ts';
import { startPageActions } from '#site/features/page-copy/startPageActions.ts';
import { watchTemplateCards } from '#site/features/template-gallery/watchTemplateCards.ts';
import { watchRecentPages } from '#site/features/search/recentPages.ts';
import { startAnalytics } from '#site/platform/analytics/startAnalytics.ts';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import { loadIconFont } from '#site/platform/third-parties/loadIconFont.ts';

let isStarted = false;

/** Starts everything that nobody waits for, once, when the page can be read. */
export function startLate(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  startPageActions();
  const thirdParties = allowedThirdParties();
  loadIconFont(thirdParties.iconFont);
  startAnalytics(thirdParties);
  showPageAds();
  watchRecentPages();
  watchTemplateCards();
  repeatEarlyPresses();
}

/** What a reader pressed before anyone listened is done now. */
function repeatEarlyPresses(): void {
  document.querySelectorAll<HTMLElement>('[data-pressed]').forEach((button) => button.click());
}
