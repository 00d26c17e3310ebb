/** Tab of a component page (S2.8); `demos` is the page itself. */
export type DocsTab = 'demos' | 'components-api' | 'hooks-api';

const tabbedPath = /^(\/.+?)\/(\[docsTab\]|components-api|hooks-api)\/?$/;

/** Path of the page a tab belongs to: the same path without its tab segment. */
export function stripDocsTab(path: string): string {
  return tabbedPath.exec(path)?.[1] ?? path;
}

/** Tab a path shows; the placeholder of the route pattern counts as the default tab. */
export function docsTabOf(path: string): DocsTab {
  const segment = tabbedPath.exec(path)?.[2];
  return segment === 'components-api' || segment === 'hooks-api' ? segment : 'demos';
}
