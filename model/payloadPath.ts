/** Address of the payload a client navigation to this page fetches. */
export function payloadPath(pagePath: string): string {
  return `/page-data${pagePath === '/' ? '/index' : pagePath}.json`;
}

/** The page a payload's address belongs to. */
export function pageOfPayload(path: string): string {
  const page = path.replace(/^\/page-data/, '').replace(/\.json$/, '');
  return page === '/index' ? '/' : page;
}

/** Address of the code of a page's demos. */
export function sourcesPath(pagePath: string): string {
  return `/page-sources${pagePath}.json`;
}
