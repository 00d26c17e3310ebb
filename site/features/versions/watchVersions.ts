import { importIsland } from '#site/platform/islands/importIsland.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { myVersionKey } from '#site/platform/settings/myVersionKey.ts';
import { readItem } from '#site/platform/settings/storedSettings.ts';

/** Compares versions on the page for it, and marks what the reader's version does not have. */
export function watchVersions(): void {
  const start = () =>
    void importIsland(() => import('./startVersions.ts')).then(
      ({ startVersions }) => startVersions(),
      // The page says everything that holds for all versions.
      () => {},
    );
  onEachPage(() => {
    const isKnown = readItem('localStorage', myVersionKey) || /version=/.test(location.search);
    if (document.querySelector(isKnown ? '[data-version-form],.api' : '[data-version-form]')) {
      start();
    }
  });
  addEventListener(myVersionKey, start);
}
