import { showPageAds } from '#site/features/ads/showPageAds.ts';
import { watchChartBuilder } from '#site/features/chart-builder/watchChartBuilder.ts';
import { watchExamples } from '#site/features/example-gallery/watchExamples.ts';
import { watchCodemods } from '#site/features/codemods/watchCodemods.ts';
import { copyPage } from '#site/features/page-copy/copyPage.ts';
import { watchErrorIndex } from '#site/features/error-index/watchErrorIndex.ts';
import { watchChecklist } from '#site/features/migration/watchChecklist.ts';
import { watchHome } from '#site/features/showcase/watchHome.ts';
import { watchTemplateCards } from '#site/features/template-gallery/watchTemplateCards.ts';
import { watchSearchPage } from '#site/features/search/watchSearchPage.ts';
import { watchRecentPages } from '#site/features/search/recentPages.ts';
import { watchVersions } from '#site/features/versions/watchVersions.ts';
import { startAnalytics } from '#site/platform/analytics/startAnalytics.ts';
import { listen } from '#site/platform/islands/listen.ts';
import { stopRecordingClicks } from '#site/platform/islands/recordClicks.ts';
import { prefetchNext } from '#site/platform/navigation/prefetchNext.ts';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import { loadIconFont } from '#site/platform/third-parties/loadIconFont.ts';

/**
 * Starts everything that nobody waits for, when the page can be read. What only this module imports is the `late`
 * chunk (`vite.config.ts`).
 */
export function startLate(): void {
  listen('click', '[data-copy-page]', (button) => void copyPage(button));
  const thirdParties = allowedThirdParties();
  loadIconFont(thirdParties.iconFont);
  startAnalytics(thirdParties);
  showPageAds();
  watchRecentPages();
  // The development server renders pages when they are asked for, and has better things to do.
  if (import.meta.env.PROD) {
    prefetchNext();
  }
  watchTemplateCards();
  watchHome();
  watchChecklist();
  watchExamples();
  watchChartBuilder();
  watchCodemods();
  watchErrorIndex();
  watchSearchPage();
  watchVersions();
  stopRecordingClicks();
}
