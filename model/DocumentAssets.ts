/** Files of the build that every document names. */
export interface DocumentAssets {
  /** The module that starts the page. */
  script: string;
  /** What that module imports. */
  preloads: string[];
  styles: DocumentStyles;
}

/**
 * The rules of every document: in it, because the first paint waits for nothing then; files of their own while somebody
 * works on the site, whose changes the browser gets one by one.
 */
export type DocumentStyles =
  { kind: 'inline'; css: string } | { kind: 'linked'; hrefs: readonly string[] };
