import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { VersionEntry } from '#model/Product.ts';
import { languageHref } from '#model/languageHref.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { HitPreview } from './HitPreview.tsx';
import { KeyHints } from './KeyHints.tsx';
import { moveActive } from './moveActive.ts';
import { optionHref } from './optionHref.ts';
import { OptionList, optionId } from './OptionList.tsx';
import { forgetSearches, rememberSearch } from './recentSearches.ts';
import { runAction } from './runAction.ts';
import styles from './SearchDialog.module.css';
import { optionKey, type SearchOption } from './SearchOption.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { useOptionGroups } from './useOptionGroups.ts';
import { useSearch } from './useSearch.ts';

interface SearchDialogProps {
  /** Versions of the documentation the reader is in. */
  versions: readonly VersionEntry[];
  onClose: () => void;
}

/** Finds pages, sections, API rows, demos and settings as the reader types; `>` lists actions. */
export function SearchDialog({ versions, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const listId = useId();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Enter pressed before the results of what is typed have come: those still shown belong to another query.
  const isEnterDue = useRef(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const query = text.trim();
  const isPalette = query.startsWith('>');

  const { productId } = productOfPath(pathname);
  const product = siteConfig.products.find(({ id }) => id === productId)?.folder ?? null;
  const { state, retry } = useSearch(isPalette ? '' : query, product);
  const groups = useOptionGroups({ query, state, product, versions });
  const options = groups.flatMap((group) => group.options);
  const keys = options.map(optionKey);
  const active = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);
  const activeOption = options.find((option) => optionKey(option) === active);
  const activeId = groups.flatMap((group, at) =>
    group.options.flatMap((option, position) =>
      optionKey(option) === active ? [optionId(listId, at, position)] : [],
    ),
  )[0];

  useEffect(() => {
    if (chosen !== null && activeId) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [chosen, activeId]);

  useEffect(() => {
    if (isEnterDue.current && state.kind === 'found' && activeId) {
      isEnterDue.current = false;
      document.getElementById(activeId)?.click();
    }
  }, [state, activeId]);

  function type(value: string) {
    isEnterDue.current = false;
    setText(value);
    setChosen(null);
    setNotice('');
  }

  function choose(option: SearchOption, { isNewTab }: { isNewTab: boolean }) {
    if (option.kind === 'query') {
      type(option.query);
      return;
    }
    if (option.kind === 'action') {
      void run(option.item.id, option.item.title);
      return;
    }
    if (option.kind === 'hit') {
      rememberSearch(query);
      if (option.hit.target.kind === 'command') {
        void run(option.hit.target.command, option.hit.title.text);
        return;
      }
    }
    if (isNewTab) {
      window.open(optionHref(option, language) ?? '', '_blank', 'noopener');
    } else {
      dialog.current?.close();
    }
  }

  async function run(id: string, title: string) {
    const result = await runAction(id);
    if (result.kind === 'link') {
      dialog.current?.close();
      location.assign(languageHref(result.href, language));
    } else if (result.kind === 'done') {
      setNotice(t('search.done', { name: title }));
    } else if (result.kind !== 'leaving') {
      setNotice(t(result.kind === 'copied' ? 'search.linkCopied' : 'search.copyFailed'));
    }
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const next = moveActive(event.key, groups, active);
    if (next !== null) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && state.kind === 'searching') {
      event.preventDefault();
      isEnterDue.current = true;
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      const isNewTab = event.ctrlKey || event.metaKey;
      if (isNewTab || optionHref(activeOption, language) === null) {
        choose(activeOption, { isNewTab });
      } else {
        document.getElementById(activeId ?? '')?.click();
      }
    }
  }

  return (
    <ModalDialog dialog={dialog} name={t('search.label')} className={styles.root} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <Icon name={isPalette ? 'bolt' : 'search'} size={20} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            className={styles.field}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              {t('search.clear')}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={t('search.close')}
            onClick={() => dialog.current?.close()}
          >
            <kbd>Esc</kbd>
          </button>
        </div>
        <div className={styles.columns}>
          <div className={styles.results}>
            <SearchStatus
              query={query}
              isPalette={isPalette}
              state={state}
              count={options.length}
              onRetry={retry}
            />
            <OptionList
              id={listId}
              groups={groups}
              active={active}
              onActivate={setChosen}
              onChoose={(option, event) => {
                const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
                // The browser opens the tab itself, and the list stays for the next one.
                if (!isNewTab || optionHref(option, language) === null) {
                  choose(option, { isNewTab: false });
                }
              }}
            />
            {query === '' && options[0]?.kind === 'query' && (
              <button
                type="button"
                className={styles.forget}
                onClick={() => {
                  forgetSearches();
                  setNotice(t('search.forgotten'));
                  field.current?.focus();
                }}
              >
                {t('search.forget')}
              </button>
            )}
          </div>
          {activeOption?.kind === 'hit' && <HitPreview hit={activeOption.hit} />}
        </div>
        <KeyHints notice={notice} />
      </div>
    </ModalDialog>
  );
}
