import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { navigatedEvent } from '#site/platform/links/navigatedEvent.ts';

/** After a client navigation moves focus as a document would, tells the window, and returns what to announce. */
export function useNavigationFocus(): string {
  const t = useTranslate();
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key === key) {
      return;
    }
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (before.pathname !== pathname) {
      focusStart(target ?? document.getElementById('main-content'));
      setAnnouncement(t('shell.pageChanged', { title: document.title }));
      dispatchEvent(new Event(navigatedEvent));
    } else if (target) {
      focusStart(target);
    }
    // `t` changes with every render and says the same within a language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname, hash]);
  return announcement;
}

/** Makes the next press of Tab go on from here. */
function focusStart(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  element?.focus({ preventScroll: true });
}
