import { createRoot, type Root } from 'react-dom/client';
import type { Dictionary } from '#model/Dictionary.ts';
import { dictionaries, loadLateStrings } from '#site/platform/i18n/dictionaries.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdProvider } from './AdProvider.tsx';
import type { AdShape } from './AdRecord.ts';
import { DemoFeedAd } from './DemoFeedAd.tsx';
import { drawShape } from './drawAd.ts';
import { isCrawler } from './isCrawler.ts';
import { PageAd } from './PageAd.tsx';

const ignoreErrors = { onCaughtError: () => {}, onUncaughtError: () => {} };

let shape: AdShape | undefined;

/**
 * Puts an ad into its reserved place and returns how to take it out.
 * Ads have a React root of their own: whatever blockers and networks do to it, the page's tree does not notice,
 * and an error that the boundary reports is not also written to the console.
 */
export function mountAd(kind: 'page' | 'demo', place: HTMLElement): () => void {
  let root: Root | undefined;
  let isGone = false;

  async function mount() {
    const language = documentLanguage();
    await loadLateStrings(language);
    if (isGone) {
      return;
    }
    const thirdParties = allowedThirdParties();
    shape ??= drawShape(Math.random);
    root = createRoot(place, ignoreErrors);
    root.render(
      <LanguageProvider language={language}>
        <Strings strings={dictionaries[language]?.ads as Dictionary}>
          <AdProvider>
            <AdBoundary label={null}>
              {kind === 'page' ? (
                <PageAd thirdParties={thirdParties} shape={shape} />
              ) : (
                <DemoFeedAd feed={thirdParties.adFeed} />
              )}
            </AdBoundary>
          </AdProvider>
        </Strings>
      </LanguageProvider>,
    );
  }

  if (!isCrawler(navigator.userAgent)) {
    mount().catch(() => {
      // The words could not be loaded: the place stays empty.
    });
  }
  return () => {
    isGone = true;
    // The page may be in the middle of its own rendering, where no root can be unmounted.
    setTimeout(() => root?.unmount());
  };
}
