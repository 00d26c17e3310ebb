import { use } from 'react';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import styles from './FeedbackPlace.module.css';

/** Where readers judge a page. Its buttons are plain HTML until one is used; what they do is loaded then. */
export function FeedbackPlace({ page }: { page: string }) {
  return (
    <section
      id="feedback"
      className={styles.root}
      data-page={page}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(PrerenderContext)?.feedbackHtml ?? '' }}
    />
  );
}
