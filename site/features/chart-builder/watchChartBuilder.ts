import { importIsland } from '#site/platform/islands/importIsland.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';

/** Starts the chart builder on the page that has it. */
export function watchChartBuilder(): void {
  onEachPage(() => {
    const element = document.querySelector<HTMLElement>('[data-chart-builder]');
    if (element) {
      importIsland(() => import('./startChartBuilder.tsx')).then(
        ({ startChartBuilder }) => startChartBuilder(element),
        // The page says what the builder is for; a reload tries again.
        () => element.toggleAttribute('data-failed', true),
      );
    }
  });
}
