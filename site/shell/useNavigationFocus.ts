import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';

/** After a client navigation moves focus to the top of the new page and returns what to announce. */
export function useNavigationFocus(): string {
  const t = useTranslate();
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) {
      return;
    }
    lastPathname.current = pathname;
    const target =
      document.getElementById(hash.slice(1)) ?? document.getElementById('main-content');
    target?.focus({ preventScroll: true });
    setAnnouncement(t('shell.pageChanged', { title: document.title }));
    // `t` changes with every render and says the same within a language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);
  return announcement;
}
