import { useEffect, useState } from 'react';
import { AdDisplay } from './AdDisplay.tsx';
import { fetchFeedAd } from './fetchFeedAd.ts';
import type { SponsorAd } from './parseFeed.ts';

interface FeedAdProps {
  feed: string;
  /** Label under which showing the ad is reported; null when only its place is. */
  label: string | null;
}

/** An ad of the feed as a line of words; nothing while there is none. */
export function FeedAd({ feed, label }: FeedAdProps) {
  const [ad, setAd] = useState<SponsorAd | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    fetchFeedAd({ feed, signal: leaving.signal }).then(
      (found) => !leaving.signal.aborted && setAd(found),
    );
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
