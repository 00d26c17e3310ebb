import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { FeedAd } from './FeedAd.tsx';
import styles from './PageAd.module.css';

const label = 'carbon-demo-inline';

/** The line below a demo whose code a reader has opened. */
export function DemoFeedAd({ feed }: { feed: string }) {
  const text = useStrings();
  return (
    <aside
      className={styles.root}
      aria-label={text('label')}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label}
    >
      <FeedAd feed={feed} label={label} />
    </aside>
  );
}
