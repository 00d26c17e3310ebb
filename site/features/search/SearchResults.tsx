import { useEffect, useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import { searchHref, searchPath } from '#model/searchPath.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { OptionContent } from './OptionRow.tsx';
import { optionHref, optionKey, type SearchOption } from './SearchOption.ts';
import styles from './SearchResults.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { useOptionGroups } from './useOptionGroups.ts';
import { useSearch } from './useSearch.ts';

/** The results for what is in the field of the search page; the address follows the field. */
export function SearchResults({ field }: { field: HTMLInputElement }) {
  const language = useLanguage();
  const query = useFieldText(field);
  const { state, retry } = useSearch(query, null);
  const groups = useOptionGroups({ query, state, product: null, versions: [] })
    // A recent search is a convenience of the dialog; here it would hide the pages to start from.
    .filter(({ options }) => options.every(({ kind }) => kind !== 'query'));

  useEffect(() => {
    const address = languageHref(query === '' ? searchPath : searchHref(query), language);
    if (address !== location.pathname + location.search) {
      history.replaceState(history.state, '', address);
    }
  }, [query, language]);

  return (
    <>
      <SearchStatus
        query={query}
        isPalette={false}
        state={state}
        count={groups.reduce((sum, { options }) => sum + options.length, 0)}
        onRetry={retry}
      />
      {groups.map(({ title, options }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <p className={styles.heading}>{title}</p>
          <ul>
            {options.map((option) => (
              <li key={optionKey(option)}>
                <Result option={option} href={optionHref(option, language)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Result({ option, href }: { option: SearchOption; href: string | null }) {
  const content = <OptionContent option={option} />;
  return href === null ? (
    <div className={styles.result}>{content}</div>
  ) : (
    <a href={href} className={styles.result}>
      {content}
    </a>
  );
}

function useFieldText(field: HTMLInputElement): string {
  const [text, setText] = useState(() => queryIn(field));
  useEffect(() => {
    const read = () => setText(queryIn(field));
    field.addEventListener('input', read);
    return () => field.removeEventListener('input', read);
  }, [field]);
  return text;
}

/** Actions of the site belong to the dialog, so the sign in front of them means nothing here. */
function queryIn({ value }: HTMLInputElement): string {
  return value.replace(/^[\s>]+/, '').trimEnd();
}
