import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { importPartOrReload } from '#site/platform/i18n/importPart.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './SearchButton.module.css';

const SearchDialog = lazy(async () => {
  const module = await importPartOrReload(() => import('./SearchDialog.tsx'));
  return { default: module.SearchDialog };
});

/** Opens the search, also by Ctrl+K, ⌘K and /; the dialog is loaded when it is first wanted. */
export function SearchButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        (event.key === 'k' && (event.ctrlKey || event.metaKey)) || event.key === '/';
      if (isShortcut && !isTyping(event)) {
        event.preventDefault();
        setIsOpen(true);
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={t('shell.search')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('shell.search')}</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A single character belongs to whatever the reader is typing into; combinations do not. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return isField && event.key === '/';
}
