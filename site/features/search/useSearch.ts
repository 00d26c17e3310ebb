import { useEffect, useState } from 'react';
import type { SearchHit } from '#search/SearchHit.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { searchClient, type SearchOutcome } from './searchClient.ts';

/** State of the search for a query. */
export type SearchState =
  | { kind: 'idle' }
  /** No answer yet; `hits` are those of the query before. */
  | { kind: 'searching'; hits: SearchHit[] }
  | { kind: 'found'; hits: SearchHit[]; isComplete: boolean }
  | { kind: 'failed' };

type Outcome = { kind: 'none' } | SearchOutcome;

/** Searches in a worker as the reader types; results of outdated queries are dropped. */
export function useSearch(
  query: string,
  product: string | null,
): { state: SearchState; retry: () => void } {
  const client = searchClient(useLanguage());
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  useEffect(() => client.subscribe(setOutcome), [client]);
  useEffect(() => client.open(product), [client, product]);
  useEffect(() => {
    if (query !== '') {
      client.query(query, product);
    }
  }, [client, query, product]);

  function retry() {
    setOutcome({ kind: 'none' });
    client.open(product);
    client.query(query, product);
  }

  return { state: stateOf(query, outcome), retry };
}

function stateOf(query: string, outcome: Outcome): SearchState {
  if (query === '') {
    return { kind: 'idle' };
  }
  if (outcome.kind !== 'hits') {
    return outcome.kind === 'failed' ? outcome : { kind: 'searching', hits: [] };
  }
  const { hits, isComplete } = outcome;
  return outcome.query === query
    ? { kind: 'found', hits, isComplete }
    : { kind: 'searching', hits };
}
