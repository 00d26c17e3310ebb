import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './NavDrawer.module.css';
import { useSwipe } from './useSwipe.ts';

interface NavDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives focus when the drawer closes. */
  opener: RefObject<HTMLElement | null>;
  /** A column beside the page from 1200 px on; pages without one still have the drawer. */
  isColumn: boolean;
  children: ReactNode;
}

/** One element for both: a column on wide screens, a drawer over the page on small ones. */
export function NavDrawer({ isOpen, onOpenChange, opener, isColumn, children }: NavDrawerProps) {
  const t = useTranslate();
  const drawer = useSwipe<HTMLElement>({ isOpen, onOpenChange });

  useEffect(() => {
    const panel = drawer.current;
    const button = opener.current;
    if (!isOpen || !panel) {
      return;
    }
    panel.focus();
    let returnsFocus = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onOpenChange(false);
      }
    };
    // A link leads on, be it to the page the reader is on: the focus goes with it.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('nav a')) {
        returnsFocus = false;
        onOpenChange(false);
      }
    };
    const wide = matchMedia('(min-width: 1200px)');
    const closeWhenWide = () => onOpenChange(false);
    document.addEventListener('keydown', onKeyDown);
    panel.addEventListener('click', onClick);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      panel.removeEventListener('click', onClick);
      wide.removeEventListener('change', closeWhenWide);
      if (returnsFocus) {
        button?.focus();
      }
    };
  }, [isOpen, drawer, opener, onOpenChange]);

  return (
    <>
      {isOpen && (
        <div className={styles.backdrop} onClick={() => onOpenChange(false)} aria-hidden="true" />
      )}
      <aside
        id="navigation"
        ref={drawer}
        className={styles.drawer}
        data-open={isOpen || undefined}
        data-column={isColumn || undefined}
        tabIndex={-1}
        {...(isOpen
          ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('shell.mainNavigation') }
          : {})}
      >
        <a
          className={styles.close}
          href="#main-content"
          onClick={(event) => {
            event.preventDefault();
            onOpenChange(false);
          }}
        >
          {t('shell.closeNavigation')}
        </a>
        {children}
      </aside>
    </>
  );
}
