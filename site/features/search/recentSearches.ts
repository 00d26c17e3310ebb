import { readStoredList, storeList } from '#site/platform/storedList.ts';

const key = 'docs-searches';
const kept = 5;

/** Queries that led to a result, the latest first. */
export function recentSearches(): string[] {
  return readStoredList(key, (value): value is string => typeof value === 'string');
}

/** Stores a query and drops those it starts with. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = recentSearches().filter(
      (other) => !text.toLowerCase().startsWith(other.toLowerCase()),
    );
    storeList(key, [text, ...others].slice(0, kept));
  }
}

/** Deletes all stored queries. */
export function forgetSearches(): void {
  storeList(key, []);
}
