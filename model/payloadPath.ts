/** Address of the payload a client navigation to this page fetches. */
export function payloadPath(pagePath: string): string {
  return `/page-data${pagePath}.json`;
}

/** Address of the JavaScript variants of a page's demos. */
export function sourcesPath(pagePath: string): string {
  return `/page-sources${pagePath}.json`;
}
