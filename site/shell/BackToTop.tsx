import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './BackToTop.module.css';

/** Returns to the top of a long page (`watchBackToTop`). */
export function BackToTop() {
  const t = useMessages();
  return (
    <button
      id="back-to-top"
      type="button"
      className={styles.root}
      hidden
      aria-label={t('shell.backToTop')}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <span aria-hidden="true" />
    </button>
  );
}
