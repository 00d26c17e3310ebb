import styles from './FeedbackSection.module.css';

/** Where readers rate a page: static HTML until it is seen or used (`watchFeedback`). */
export function FeedbackSection({ page, html }: { page: string; html: string }) {
  return (
    <section
      id="feedback"
      className={styles.root}
      data-page={page}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
