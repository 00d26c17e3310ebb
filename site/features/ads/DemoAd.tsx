import { useEffect, useRef } from 'react';
import { hasAds } from '#site/platform/env.ts';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import styles from './DemoAd.module.css';
import { isCrawler } from './isCrawler.ts';
import { mountAd } from './mountAd.tsx';

/**
 * The line for an ad of the feed below a demo; load this module and mount it when the demo's code is first opened.
 * Without a configured feed no space is reserved.
 */
export function DemoAd() {
  return hasAds && allowedThirdParties().adFeed && !isCrawler(navigator.userAgent) ? (
    <DemoAdSlot />
  ) : null;
}

function DemoAdSlot() {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? mountAd('demo', slot.current) : undefined), []);
  return <div ref={slot} className={styles.root} />;
}
