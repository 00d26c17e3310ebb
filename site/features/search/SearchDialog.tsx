import { useEffect, useId, useRef, useState } from 'react';
import type { PageLink } from '#model/PageView.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { fetchPageIndex } from '#site/platform/links/pageIndex.ts';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { matchTitles } from './matchTitles.ts';
import styles from './SearchDialog.module.css';

/** Finds a page by its title. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [pages, setPages] = useState<PageLink[]>([]);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const results = matchTitles(pages, query);

  useEffect(() => {
    fetchPageIndex(language).then(setPages, () => setPages([]));
  }, [language]);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + results.length) % Math.max(results.length, 1));
    } else if (event.key === 'Enter') {
      dialog.current?.querySelector<HTMLAnchorElement>('[data-active]')?.click();
    }
  }

  return (
    <ModalDialog dialog={dialog} name={t('search.label')} className={styles.root} onClose={onClose}>
      <div className={styles.content}>
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={results[active] ? `${listId}-${active}` : undefined}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          className={styles.field}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={listId} role="listbox" aria-label={t('search.label')} className={styles.results}>
          {results.map(({ path, title }, index) => (
            <a
              key={path}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              href={path}
              aria-selected={index === active}
              data-active={index === active || undefined}
              onClick={() => dialog.current?.close()}
            >
              <span>{title}</span>
              <span className={styles.path}>{path}</span>
            </a>
          ))}
        </div>
        {pages.length > 0 && results.length === 0 && (
          <p className={styles.empty}>{t('search.empty')}</p>
        )}
      </div>
    </ModalDialog>
  );
}
