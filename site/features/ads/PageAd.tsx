import { useEffect, useRef, useState } from 'react';
import { parseDocsPath } from '#model/DocsPath.ts';
import type { ThirdParties } from '#model/ThirdParties.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { AdBoundary, useAdConfig, useDisplayEvent } from './AdProvider.tsx';
import type { AdShape } from './AdDisplay.tsx';
import { FeedAd } from './FeedAd.tsx';
import {
  AdBlockNotice,
  InHouseAd,
  inHouseAdsFor,
  pickRandom,
  shouldShowAppeal,
} from './InHouseAd.tsx';
import { type AdOutcome, checkForAd, NetworkAd, pollForAd } from './NetworkAd.tsx';
import styles from './PageAd.module.css';

/** How long an ad is visible before its display is reported, in milliseconds. */
const displayDelay = 2500;

interface PageAdProps {
  thirdParties: ThirdParties;
  shape: AdShape;
}

/** The ad below a page's lead: the network's, or ours when that one is blocked, missing or not configured (S4.10). */
export function PageAd({ thirdParties: { adScript, adFeed }, shape }: PageAdProps) {
  const t = useMessages('ads');
  const { random } = useAdConfig();
  const slot = useRef<HTMLElement>(null);
  const hasFeedEnded = useRef(false);
  const hasNetwork = adScript !== '' || adFeed !== '';
  const [outcome, setOutcome] = useState<AdOutcome>(hasNetwork ? 'waiting' : 'none');
  const isOwn = outcome === 'none' || outcome === 'filler' || outcome === 'blocked';
  const [wasOwn, setWasOwn] = useState(isOwn);
  const [hasAppeal] = useState(() => shouldShowAppeal(random));
  const [ownAd] = useState(() =>
    pickRandom(inHouseAdsFor(parseDocsPath(location.pathname).path), random),
  );

  useEffect(() => {
    if (!hasNetwork) {
      return;
    }
    return pollForAd({
      // A feed that failed or has nothing is no sign of an ad blocker (S8.1).
      check: () => (hasFeedEnded.current ? 'none' : checkForAd(slot.current)),
      onOutcome: (next) => {
        // A reader who has tabbed to our ad is not taken away from it.
        if (!slot.current?.contains(document.activeElement)) {
          setOutcome(next);
          setWasOwn((before) => before || next !== 'arrived');
        }
      },
    });
  }, [hasNetwork]);

  const usesFeed = adFeed !== '' && (shape === 'inline' || adScript === '');
  const hasArrived = outcome === 'arrived';
  const shown = describeOutcome(outcome, hasAppeal);
  const shownShape = hasArrived ? (usesFeed ? 'inline' : 'image') : shape;
  const eventLabel = shown && `${shown}-body-top-${shownShape}`;

  return (
    <AdBoundary label={eventLabel}>
      <DisplayEvent label={eventLabel} />
      <aside
        ref={slot}
        className={styles.root}
        aria-label={t('label')}
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={eventLabel ?? undefined}
      >
        {usesFeed && (
          <div className={styles.part} data-shown={hasArrived || undefined}>
            <FeedAd
              feed={adFeed}
              label={null}
              onNone={() => {
                hasFeedEnded.current = true;
              }}
            />
          </div>
        )}
        {hasNetwork && !usesFeed && <NetworkAd script={adScript} isShown={hasArrived} />}
        {/* Once shown, ours is only hidden: what a blocker took out of the page cannot be removed again. */}
        <div className={styles.part} data-shown={isOwn || undefined}>
          {wasOwn &&
            (shown === 'in-house-adblock' ? (
              <AdBlockNotice />
            ) : (
              <InHouseAd entry={ownAd} shape={shape} />
            ))}
        </div>
      </aside>
    </AdBoundary>
  );
}

/** Inside the boundary, so that an ad that threw is not reported as displayed. */
function DisplayEvent({ label }: { label: string | null }) {
  useDisplayEvent(label, { after: displayDelay });
  return null;
}

/** What is displayed, as events name it; null while nothing is. */
function describeOutcome(outcome: AdOutcome, hasAppeal: boolean): string | null {
  switch (outcome) {
    case 'waiting':
      return null;
    case 'arrived':
      return 'carbon';
    case 'filler':
      return 'in-house-carbon';
    case 'blocked':
      return hasAppeal ? 'in-house-adblock' : 'in-house';
    case 'none':
      return 'in-house';
  }
}
