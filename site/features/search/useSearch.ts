import { useEffect, useState } from 'react';
import type { SearchHit } from '#model/search/SearchHit.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { searchClient, type SearchOutcome } from './searchClient.ts';

/** What the search has to say about a query. */
export type SearchState =
  | { kind: 'idle' }
  /** Nothing has come yet; the results of the query before are still good to look at. */
  | { kind: 'searching'; hits: SearchHit[] }
  | { kind: 'found'; hits: SearchHit[]; isComplete: boolean }
  | { kind: 'failed' };

type Outcome = { kind: 'none' } | SearchOutcome;

/** Searches as the reader types, in a worker; results of a query that is no longer typed are dropped. */
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
