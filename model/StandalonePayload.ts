import type { Dictionary } from './Dictionary.ts';
import type { SnapshotStyles } from './PageHtml.ts';

/** The snapshots shown on a page that is a React route. */
export interface StandaloneHtml {
  /** HTML by demo id. */
  snapshots: Record<string, string>;
  styles: SnapshotStyles;
}

/** What a client navigation to a React route fetches. */
export interface StandalonePayload {
  build: string;
  /** The page's own words; those of the shell come with the shell. */
  strings: Dictionary;
  html: StandaloneHtml;
}
