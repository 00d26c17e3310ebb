import { createRoot, type Root } from 'react-dom/client';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { loadLateMessages } from '#site/platform/i18n/messages.ts';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import { type AdShape, drawShape } from './AdDisplay.tsx';
import { AdBoundary, AdProvider } from './AdProvider.tsx';
import { DemoFeedAd } from './FeedAd.tsx';
import { PageAd } from './PageAd.tsx';

const ignoreErrors = { onCaughtError: () => {}, onUncaughtError: () => {} };

let shape: AdShape | undefined;

/**
 * Renders an ad into its slot and returns how to remove it.
 * Ads have a React root of their own: whatever blockers and networks do to it, the page's tree does not notice,
 * and an error that the boundary reports is not also written to the console.
 */
export function mountAd(kind: 'page' | 'demo', slot: HTMLElement): () => void {
  let root: Root | undefined;
  let isGone = false;

  async function mount() {
    const language = documentLanguage();
    await loadLateMessages(language);
    if (isGone) {
      return;
    }
    const thirdParties = allowedThirdParties();
    shape ??= drawShape(Math.random);
    root = createRoot(slot, ignoreErrors);
    root.render(
      <LanguageProvider language={language}>
        <AdProvider>
          <AdBoundary label={null}>
            {kind === 'page' ? (
              <PageAd thirdParties={thirdParties} shape={shape} />
            ) : (
              <DemoFeedAd feed={thirdParties.adFeed} />
            )}
          </AdBoundary>
        </AdProvider>
      </LanguageProvider>,
    );
  }

  mount().catch(() => {
    // Its messages could not be loaded: the slot stays empty.
  });
  return () => {
    isGone = true;
    // The page may be in the middle of its own rendering, where no root can be unmounted.
    setTimeout(() => root?.unmount());
  };
}
