import type { ReactNode } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './NavDrawer.module.css';

/** One element for both: a column on wide screens, a drawer over the page on small ones (`watchDrawer`). */
export function NavDrawer({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <>
      <div className={styles.backdrop} data-drawer="close" aria-hidden="true" />
      <aside
        id="site-navigation"
        className={styles.drawer}
        data-label={t('shell.mainNavigation')}
        tabIndex={-1}
      >
        <a className={styles.close} href="#main-content" data-drawer="close">
          {t('shell.closeNavigation')}
        </a>
        {children}
      </aside>
    </>
  );
}
