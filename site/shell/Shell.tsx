import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageView } from '#model/PageView.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { FeedbackPlace } from '#site/features/feedback/FeedbackPlace.tsx';
import { useLinkDelegation } from '#site/platform/links/useLinkDelegation.ts';
import { useScrollRestoration } from '#site/platform/links/useScrollRestoration.ts';
import { siteConfig } from 'virtual:docs/config';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';
import { useLateStart } from './useLateStart.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** Everything around a page: header, navigation, footer. It stays mounted while pages change. */
export function Shell({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const changeDrawer = useCallback((isOpen: boolean) => setIsDrawerOpen(isOpen), []);
  const menuButton = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const { path } = parseDocsPath(pathname);
  const hasColumn = path.startsWith('/x/');
  const identity = useIdentity();
  const announcement = useNavigationFocus();
  useLinkDelegation();
  useScrollRestoration();
  useLateStart();

  return (
    <div className={styles.root}>
      <NavigationProgress />
      <div inert={isDrawerOpen} className={styles.header}>
        <SkipLink />
        <Header
          identity={identity}
          menuButton={menuButton}
          hasColumn={hasColumn}
          onOpenNavigation={() => setIsDrawerOpen(true)}
        />
      </div>
      <div className={styles.columns} data-column={hasColumn || undefined}>
        <NavDrawer
          isOpen={isDrawerOpen}
          onOpenChange={changeDrawer}
          opener={menuButton}
          isColumn={hasColumn}
        >
          <div className={styles.version}>
            <VersionSwitcher versions={identity.versions} />
          </div>
          <SideNav />
        </NavDrawer>
        <div inert={isDrawerOpen} className={styles.page}>
          <main id="main-content" tabIndex={-1}>
            {children}
          </main>
          <FeedbackPlace page={path} />
          <Footer />
        </div>
      </div>
      <div inert={isDrawerOpen}>
        <BackToTop />
      </div>
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </div>
  );
}

/** Product the current page belongs to, for the switchers in the header. */
function useIdentity() {
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as { view?: PageView } | undefined;
  return data?.view?.identity ?? siteConfig.library;
}
