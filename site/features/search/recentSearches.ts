import { readStoredList, storeList } from './storedList.ts';

const key = 'docs-searches';
const kept = 5;

/** Queries the reader got somewhere with, the latest first. */
export function recentSearches(): string[] {
  return readStoredList(key, (value): value is string => typeof value === 'string');
}

/** Remembers a query; the one typed on the way to it is dropped. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = recentSearches().filter(
      (other) => !text.toLowerCase().startsWith(other.toLowerCase()),
    );
    storeList(key, [text, ...others].slice(0, kept));
  }
}

/** Forgets all queries. */
export function forgetSearches(): void {
  storeList(key, []);
}
