import { useEffect, useRef } from 'react';
import { hasAds } from '#site/platform/env.ts';
import { allowedThirdParties } from '#site/platform/third-parties/allowedThirdParties.ts';
import styles from './DemoAd.module.css';
import { mountAd } from './mountAd.tsx';

/**
 * The line for an ad of the feed below a demo; load this module and mount it when the demo's code is first opened.
 * There is no space to keep when no feed is configured.
 */
export function DemoAd() {
  return hasAds && allowedThirdParties().adFeed ? <DemoAdPlace /> : null;
}

function DemoAdPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? mountAd('demo', place.current) : undefined), []);
  return <div ref={place} className={styles.root} />;
}
