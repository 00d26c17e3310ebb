import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './NavFilter.module.css';

/** Finds pages of the navigation tree by their titles; `filterTree` makes it work. */
export function NavFilter() {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <Icon name="search" size={16} />
      <input
        id="navigation-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        placeholder={t('shell.filterPages')}
        aria-label={t('shell.filterPages')}
        aria-describedby="navigation-filter-status"
        data-one={t('shell.onePageFound')}
        data-found={t('shell.pagesFound')}
        data-none={t('shell.noPageFound')}
      />
      <p id="navigation-filter-status" role="status" />
    </div>
  );
}
