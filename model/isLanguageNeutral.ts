const neutralPath = /^\/(?:blog(?:[/?#]|$)|size-snapshot\/?(?:[?#]|$))/;

/** Tells whether a path exists once for all languages and so never carries a prefix (S2.5). */
export function isLanguageNeutral(path: string): boolean {
  return neutralPath.test(path);
}
