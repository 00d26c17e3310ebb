/** Path of the page that shows the results of a search, so that every search has an address. */
export const searchPath = '/x/search';

/** Address of the results for a query, without language. */
export function searchHref(query: string): string {
  return `${searchPath}?q=${encodeURIComponent(query)}`;
}
