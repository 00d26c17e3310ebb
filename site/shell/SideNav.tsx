import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { stripDocsTab } from '#model/stripDocsTab.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import styles from './SideNav.module.css';

/** The navigation tree. Its HTML is adopted from the document; here it only follows the current page. */
export function SideNav() {
  const t = useTranslate();
  const prerendered = use(PrerenderContext);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [html] = useState(
    () =>
      prerendered?.navigationHtml ?? document.getElementById('navigation-tree')?.innerHTML ?? '',
  );

  useEffect(() => {
    if (nav.current) {
      markCurrent(nav.current, stripDocsTab(pathname));
    }
  }, [pathname]);

  return (
    <nav
      id="navigation-tree"
      ref={nav}
      className={styles.tree}
      aria-label={t('shell.mainNavigation')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function markCurrent(nav: HTMLElement, pathname: string): void {
  const link = nav.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(pathname)}"]`);
  const before = nav.querySelector('[aria-current]');
  if (before !== link) {
    before?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'page');
  }
  for (
    let group = link?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  ) {
    group.open = true;
  }
  if (link && !isInView(link, nav)) {
    link.scrollIntoView({ block: 'center' });
  }
}

function isInView(link: HTMLElement, nav: HTMLElement): boolean {
  const scroller = nav.parentElement ?? nav;
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // Room below, so that the entries after the current one can be seen.
  return top >= box.top && bottom <= box.bottom - 120;
}
