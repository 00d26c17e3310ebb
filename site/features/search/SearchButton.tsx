import { lazy, Suspense, useEffect, useState } from 'react';
import type { VersionEntry } from '#model/Product.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { importPartOrReload } from '#site/platform/i18n/importPart.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './SearchButton.module.css';

const SearchDialog = lazy(async () => {
  const module = await importPartOrReload(() => import('./SearchDialog.tsx'));
  return { default: module.SearchDialog };
});

/** What takes letters itself: fields, editors, and widgets that jump or start editing when one is typed. */
const takesLetters =
  'input,textarea,select,[contenteditable],[role=grid],[role=treegrid],[role=tree],[role=listbox],[role=menu],[role=textbox],[role=spinbutton]';

/** Opens the search, also by Ctrl+K, ⌘K and /; the dialog is loaded when it is first wanted. */
export function SearchButton({ versions }: { versions: readonly VersionEntry[] }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey } = event;
      const isSlash = key === '/' && !(target instanceof Element && target.closest(takesLetters));
      if ((isSlash || (key === 'k' && (ctrlKey || metaKey))) && !event.defaultPrevented) {
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
        <kbd className={styles.keys}>
          <span>Ctrl</span> K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog versions={versions} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
