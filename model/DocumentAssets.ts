/** Files of the build that every document names. */
export interface DocumentAssets {
  /** The module that starts the page. */
  script: string;
  /** What that module imports. */
  preloads: string[];
  styles: DocumentStyles;
  demos: DemoAssets;
}

/** Where the code of demos is. */
export interface DemoAssets {
  /** What the address of each file begins with. */
  base: string;
  /** The file that runs demos, and those it imports. */
  runtime: readonly string[];
  /** The file that exports a demo, then those it imports that are not loaded with what runs demos. */
  filesOf: (id: string) => readonly string[];
}

/**
 * The rules of every document: in it, because the first paint waits for nothing then; files of their own while somebody
 * works on the site, whose changes the browser gets one by one.
 */
export type DocumentStyles =
  { kind: 'inline'; css: string } | { kind: 'linked'; hrefs: readonly string[] };
