/** A page as it can be kept on a reader's device. */
export interface OfflinePage {
  /** Address with language. */
  path: string;
  title: string;
  productId: string;
  /** Size of the files of its own: document, payload, sources. */
  bytes: number;
  /** Whether its demos have JavaScript sources in a file of their own. */
  hasSources: boolean;
  /** Positions of its demos' code in the list of files. */
  files: number[];
}

/** A file that pages share: its address and its size. */
export type OfflineFile = [url: string, bytes: number];

/** Everything of one language that can be kept, written at build and read by the worker and the settings. */
export interface OfflineIndex {
  /** Changes with anything the site serves. */
  revision: string;
  /** Address that stands in every document of this build and in no other's. */
  marker: string;
  /** Size of what every page needs. */
  shellBytes: number;
  files: OfflineFile[];
  pages: OfflinePage[];
}

/** Address of the index of a language. */
export function offlineIndexPath(language: string): string {
  return `/offline-index/${language}.json`;
}
