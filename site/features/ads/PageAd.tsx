import { useEffect, useRef, useState } from 'react';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { ThirdParties } from '#model/ThirdParties.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { AdBoundary } from './AdBoundary.tsx';
import { useAdConfig } from './AdProvider.tsx';
import type { AdShape } from './AdRecord.ts';
import { Appeal } from './Appeal.tsx';
import { drawAppeal, drawOne } from './drawAd.ts';
import { FeedAd } from './FeedAd.tsx';
import { InHouseAd } from './InHouseAd.tsx';
import { inHouseAdsFor } from './inHouseAds.ts';
import { lookForAd } from './lookForAd.ts';
import { NetworkAd } from './NetworkAd.tsx';
import styles from './PageAd.module.css';
import { type AdOutcome, pollForAd } from './pollForAd.ts';
import { useDisplayEvent } from './useDisplayEvent.ts';

/** How long an ad is on show before that is reported, in milliseconds. */
const displayDelay = 2500;

interface PageAdProps {
  thirdParties: ThirdParties;
  shape: AdShape;
}

/** The ad below a page's lead: the network's, or ours when that one is blocked, missing or not configured (S4.10). */
export function PageAd({ thirdParties: { adScript, adFeed }, shape }: PageAdProps) {
  const text = useStrings();
  const { random } = useAdConfig();
  const place = useRef<HTMLElement>(null);
  const hasNetwork = adScript !== '' || adFeed !== '';
  const [outcome, setOutcome] = useState<AdOutcome | 'none'>(hasNetwork ? 'waiting' : 'none');
  const isOwn = outcome === 'none' || outcome === 'filler' || outcome === 'blocked';
  const [wasOwn, setWasOwn] = useState(isOwn);
  const [hasAppeal] = useState(() => drawAppeal(random));
  const [ownAd] = useState(() =>
    drawOne(inHouseAdsFor(parseDocsPath(location.pathname).path), random),
  );

  useEffect(() => {
    if (!hasNetwork) {
      return;
    }
    return pollForAd({
      look: () => lookForAd(place.current),
      onOutcome: (next) => {
        // A reader who has tabbed to our ad is not taken away from it.
        if (!place.current?.contains(document.activeElement)) {
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
        ref={place}
        className={styles.root}
        aria-label={text('label')}
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={eventLabel ?? undefined}
      >
        {usesFeed && (
          <div className={styles.part} data-shown={hasArrived || undefined}>
            <FeedAd feed={adFeed} label={null} />
          </div>
        )}
        {hasNetwork && !usesFeed && <NetworkAd script={adScript} isShown={hasArrived} />}
        {/* Once shown, ours is only hidden: what a blocker took out of the page cannot be removed again. */}
        <div className={styles.part} data-shown={isOwn || undefined}>
          {wasOwn &&
            (shown === 'in-house-adblock' ? <Appeal /> : <InHouseAd entry={ownAd} shape={shape} />)}
        </div>
      </aside>
    </AdBoundary>
  );
}

/** Inside the boundary, so that an ad that failed is not reported as shown. */
function DisplayEvent({ label }: { label: string | null }) {
  useDisplayEvent(label, { after: displayDelay });
  return null;
}

/** What is on show, as events name it; null while there is nothing. */
function describeOutcome(outcome: AdOutcome | 'none', hasAppeal: boolean): string | null {
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
