/** Files of the build that every document names. */
export interface DocumentAssets {
  /** The module that starts the page. */
  script: string;
  /** What that module imports. */
  preloads: string[];
  styles: string[];
}
