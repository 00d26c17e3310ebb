/** Path and query of a request's address, as they were sent; the adaptor has resolved dot segments already. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  return query === -1
    ? { pathname: url.slice(start), search: '' }
    : { pathname: url.slice(start, query), search: url.slice(query) };
}
