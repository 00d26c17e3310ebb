import { useEffect, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './SearchStatus.module.css';
import type { SearchState } from './useSearch.ts';

interface SearchStatusProps {
  query: string;
  isPalette: boolean;
  state: SearchState;
  /** Options shown. */
  count: number;
  onRetry: () => void;
}

/** Rest after the last key before the count is said: each letter typed would interrupt the one before. */
const patience = 500;

/** Says how many results there are, and why there are none. */
export function SearchStatus({ query, isPalette, state, count, onRetry }: SearchStatusProps) {
  const t = useTranslate();
  const isNone = isPalette
    ? count === 0
    : state.kind === 'found' && state.isComplete && state.hits.length === 0;
  const isWaiting = !isPalette && 'hits' in state && state.hits.length === 0 && !isNone;
  const counted = count === 1 ? t('search.countOne') : t('search.count', { count: String(count) });
  const none = t('search.none', { query: isPalette ? query.slice(1).trim() : query });
  const said = useRested(query === '' || isWaiting ? '' : isNone ? none : counted);

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {state.kind === 'failed' && !isPalette && (
        <div className={styles.root} role="alert">
          <p>{t('search.failed')}</p>
          <button type="button" onClick={onRetry}>
            {t('search.retry')}
          </button>
        </div>
      )}
      {isWaiting && <p className={styles.root}>{t('search.loading')}</p>}
      {isNone && query !== '' && (
        <div className={styles.root}>
          <p className={styles.none}>{none}</p>
          {!isPalette && <p>{t('search.noneHint')}</p>}
        </div>
      )}
    </>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), patience);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
