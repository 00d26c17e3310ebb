import { useEffect, useState } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
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

/** Milliseconds after the last key before the count is announced: every letter would interrupt the announcement before. */
const announceDelay = 500;

/** Announces the number of results, and shows why there are none. */
export function SearchStatus({ query, isPalette, state, count, onRetry }: SearchStatusProps) {
  const t = useMessages();
  const isNone = isPalette
    ? count === 0
    : state.kind === 'found' && state.isComplete && state.hits.length === 0;
  const isWaiting = !isPalette && 'hits' in state && state.hits.length === 0 && !isNone;
  const counted = count === 1 ? t('search.countOne') : t('search.count', { count: String(count) });
  const none = t('search.none', { query: isPalette ? query.slice(1).trim() : query });
  const announcement = useDebounced(query === '' || isWaiting ? '' : isNone ? none : counted);

  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {state.kind === 'failed' && !isPalette && (
        <div className={styles.root} role="alert">
          <p>{t('search.failed')}</p>
          <Button size="large" onClick={onRetry}>
            {t('search.retry')}
          </Button>
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

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
