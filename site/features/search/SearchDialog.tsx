import { useEffect, useId, useRef, useState } from 'react';
import type { VersionEntry } from '#model/Product.ts';
import { languageHref } from '#model/DocsPath.ts';
import { searchHref } from '#model/searchPath.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { longestQuery } from '#search/queryLimits.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ModalDialog } from '#site/ui/ModalDialog.tsx';
import { HitPreview } from './HitPreview.tsx';
import { KeyHints } from './KeyHints.tsx';
import { moveActive, optionHref, optionKey, type SearchOption } from './SearchOption.ts';
import { OptionList, optionId } from './OptionList.tsx';
import { forgetSearches, rememberSearch } from './recentSearches.ts';
import { reportSearches } from './reportSearches.ts';
import { runAction } from './runAction.ts';
import styles from './SearchDialog.module.css';
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
  const t = useMessages();
  const language = useLanguage();
  const listId = useId();
  const { pathname } = location;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Enter was pressed before the results arrived; those still shown belong to the query before.
  const hasPendingEnter = useRef(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const [searches] = useState(reportSearches);
  const query = text.trim();
  const isPalette = query.startsWith('>');

  const { productId } = productOfPath(pathname);
  const product = siteConfig.products.find(({ id }) => id === productId)?.folder ?? null;
  const { state, retry } = useSearch(isPalette ? '' : query, product);
  const groups = useOptionGroups({ query, state, product, versions });
  const options = groups.flatMap((group) => group.options);
  const keys = options.map(optionKey);
  // Before anything is typed Enter must not lead anywhere, least of all to the page being read.
  const preselected = query === '' ? null : (keys[0] ?? null);
  const active = chosen !== null && keys.includes(chosen) ? chosen : preselected;
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
    if (hasPendingEnter.current && state.kind === 'found' && activeId) {
      hasPendingEnter.current = false;
      document.getElementById(activeId)?.click();
    }
  }, [state, activeId]);

  const found = state.kind === 'found' && state.isComplete ? state.hits.length : null;
  useEffect(() => {
    if (query === '' || isPalette || found !== null) {
      searches.answered(isPalette ? '' : query, found ?? 0);
    }
  }, [searches, query, isPalette, found]);

  function type(value: string) {
    hasPendingEnter.current = false;
    setText(value);
    setChosen(null);
    setNotice('');
  }

  function choose(option: SearchOption, { isNewTab }: { isNewTab: boolean }) {
    if (option.kind === 'query') {
      type(option.query);
      return;
    }
    searches.opened();
    if (option.kind === 'action') {
      void run(option.item.id, option.item.title);
      return;
    }
    if (option.kind === 'hit') {
      rememberSearch(query);
      if (option.hit.target.kind === 'none') {
        setNotice(t('search.unwrittenNotice', { name: option.hit.title.text }));
        return;
      }
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
      hasPendingEnter.current = true;
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
    <ModalDialog
      dialog={dialog}
      name={t('search.label')}
      className={styles.root}
      onClose={() => {
        searches.closed();
        onClose();
      }}
    >
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
            maxLength={longestQuery}
            className={styles.field}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <Button
              variant="ghost"
              className={styles.button}
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              {t('search.clear')}
            </Button>
          )}
          <Button
            variant="ghost"
            className={styles.button}
            aria-label={t('search.close')}
            onClick={() => dialog.current?.close()}
          >
            <kbd>Esc</kbd>
          </Button>
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
                // The browser opens the tab; the list stays open.
                searches.opened();
                if (!isNewTab || optionHref(option, language) === null) {
                  choose(option, { isNewTab: false });
                }
              }}
            />
            {!isPalette && query !== '' && options[0]?.kind === 'hit' && (
              <a
                className={styles.all}
                href={languageHref(searchHref(query), language)}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                    dialog.current?.close();
                  }
                }}
              >
                {t('search.all')}
              </a>
            )}
            {query === '' && options[0]?.kind === 'query' && (
              <Button
                variant="ghost"
                className={styles.forget}
                onClick={() => {
                  forgetSearches();
                  setNotice(t('search.forgotten'));
                  field.current?.focus();
                }}
              >
                {t('search.forget')}
              </Button>
            )}
          </div>
          {activeOption?.kind === 'hit' && <HitPreview hit={activeOption.hit} />}
        </div>
        <KeyHints notice={notice} />
      </div>
    </ModalDialog>
  );
}
