import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './SearchButton.module.css';

/** Opens the search (`watchSearch`). */
export function SearchButton() {
  const t = useMessages();
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-label={t('shell.search')}
      data-open-search=""
    >
      <Icon name="search" />
      <span className={styles.label}>{t('shell.search')}</span>
      <kbd className={styles.keys}>
        <span>Ctrl</span> K
      </kbd>
    </button>
  );
}
