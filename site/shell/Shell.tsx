import type { ReactNode } from 'react';
import type { ProductIdentifier } from '#model/Product.ts';
import { FeedbackSection } from '#site/features/feedback/FeedbackSection.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { hasColumn } from '#site/platform/navigation/showPage.ts';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavFilter } from './NavFilter.tsx';
import styles from './Shell.module.css';
import sideNav from './SideNav.module.css';
import { VersionSwitcher } from './VersionSwitcher.tsx';

interface ShellProps {
  /** Path of the page, without language. */
  path: string;
  /** Product the page belongs to, for the switchers. */
  identity: ProductIdentifier;
  /** The tree, with the current page marked. */
  navigationHtml: string;
  feedbackHtml: string;
  children: ReactNode;
}

/**
 * Everything around a page: header, navigation, footer. Static HTML: `startShell` makes it work, and a client navigation
 * replaces the content of its regions only (`PagePayload`).
 */
export function Shell({ path, identity, navigationHtml, feedbackHtml, children }: ShellProps) {
  const t = useMessages();
  return (
    <div id="shell" className={styles.root} data-column={hasColumn(path) ? '' : undefined}>
      <div
        id="page-progress"
        className={styles.progress}
        role="progressbar"
        aria-label={t('shell.loading')}
        hidden
      />
      <div className={styles.header} data-behind-drawer="">
        <a className={styles.skip} href="#main-content">
          {t('shell.skipToContent')}
        </a>
        <Header identity={identity} />
      </div>
      <div className={styles.columns}>
        <NavDrawer>
          <div className={styles.version} data-region="version">
            <VersionSwitcher versions={identity.versions} />
          </div>
          <NavFilter />
          <nav
            id="navigation-tree"
            className={sideNav.tree}
            aria-label={t('shell.mainNavigation')}
            dangerouslySetInnerHTML={{ __html: navigationHtml }}
          />
        </NavDrawer>
        <div className={styles.page} data-behind-drawer="">
          <main id="main-content" tabIndex={-1} data-region="main">
            {children}
          </main>
          <FeedbackSection page={path} html={feedbackHtml} />
          <Footer path={path} />
        </div>
      </div>
      <div data-behind-drawer="">
        <BackToTop />
      </div>
      <div
        id="page-status"
        role="status"
        className="visually-hidden"
        data-message={t('shell.pageChanged')}
      />
    </div>
  );
}
