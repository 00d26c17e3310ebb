import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { AdDisplay } from './AdDisplay.tsx';
import styles from './PageAd.module.css';

/** An ad of the feed (S3.6). */
export interface SponsorAd {
  /** Where a click leads. */
  statlink: string;
  /** Image whose loading counts as an impression; null when there is none. */
  statimp: string | null;
  /** Further images that count. */
  pixels: string[];
  image: string | null;
  company: string;
  description: string;
}

interface FeedAdProps {
  feed: string;
  /** Label under which the display is reported; null when only its slot is reported. */
  label: string | null;
  /** Called when the feed fails or has no ad. */
  onNone?: () => void;
}

/** An ad of the feed as a line of text; nothing while there is none. */
export function FeedAd({ feed, label, onNone }: FeedAdProps) {
  const [ad, setAd] = useState<SponsorAd | null>(null);
  const reportNone = useEffectEvent(() => onNone?.());

  useEffect(() => {
    const leaving = new AbortController();
    void fetchFeedAd({ feed, signal: leaving.signal }).then((found) => {
      if (leaving.signal.aborted) {
        return;
      }
      setAd(found);
      if (!found) {
        reportNone();
      }
    });
    return () => leaving.abort();
  }, [feed]);

  if (!ad) {
    return null;
  }
  const { company, description, statlink, statimp, pixels, image } = ad;
  const record = {
    name: company,
    link: statlink,
    img: image,
    title: company,
    description,
    poweredby: 'Carbon',
    label,
  };
  return (
    <div className="carbonads">
      <AdDisplay ad={record} shape="inline" />
      {[...new Set([...(statimp ? [statimp] : []), ...pixels])].map((address) => (
        <img key={address} src={address} alt="" hidden />
      ))}
    </div>
  );
}

const demoLabel = 'carbon-demo-inline';

/** The line below a demo whose code a reader has opened. */
export function DemoFeedAd({ feed }: { feed: string }) {
  const t = useMessages('ads');
  return (
    <aside
      className={styles.root}
      aria-label={t('label')}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={demoLabel}
    >
      <FeedAd feed={feed} label={demoLabel} />
    </aside>
  );
}

/** How many times a feed without ads is asked. */
export const feedTries = 10;

interface FeedOptions {
  feed: string;
  /** Ends the attempts and the request in progress. */
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/** The first ad of the feed; null when the feed fails, or has none in ten answers. */
export async function fetchFeedAd({
  feed,
  signal,
  fetch = globalThis.fetch,
}: FeedOptions): Promise<SponsorAd | null> {
  try {
    for (let attempt = 1; attempt <= feedTries; attempt += 1) {
      const response = await fetch(feed, { signal, credentials: 'omit' });
      if (!response.ok) {
        return null;
      }
      const [ad] = parseFeed(await response.json());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // Unreachable, ended or not JSON: no ad is shown (S8.1).
  }
  return null;
}

/** Answer of the feed → the ads in it that can be shown; whatever is not one is left out (S7.7). */
export function parseFeed(answer: unknown): SponsorAd[] {
  const { ads } = fieldsOf(answer);
  return Array.isArray(ads) ? ads.flatMap((entry) => parseAd(fieldsOf(entry))) : [];
}

function parseAd(entry: Record<string, unknown>): SponsorAd[] {
  const statlink = webAddress(entry.statlink);
  if (statlink === null) {
    return [];
  }
  const stamp = (address: string) =>
    webAddress(address.replaceAll('[timestamp]', encodeURIComponent(textOf(entry.timestamp))));
  return [
    {
      statlink,
      statimp: stamp(textOf(entry.statimp)),
      pixels: textOf(entry.pixel)
        .split('||')
        .flatMap((address) => stamp(address) ?? []),
      image: webAddress(entry.image),
      company: textOf(entry.company),
      description: textOf(entry.description),
    },
  ];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A complete address a browser may open or load; feeds leave the scheme out or name one that runs code. */
function webAddress(value: unknown): string | null {
  const text = textOf(value);
  const address = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : null;
}
