import type { Language } from './Language.ts';
import { languageHref } from './DocsPath.ts';

/** Path of the worker's script (S7.1). */
export const workerScript = '/x/sw.js';

/** Path of the page that lists what can be read offline, without language. */
export const offlinePath = '/x/offline';

/** Scope of a language's worker: the script's own folder, and the same below the prefix of a language. */
export function workerScope(language: Language): string {
  return languageHref('/x/', language);
}

/** A page that can be saved on a reader's device. */
export interface OfflinePage {
  /** Path with language. */
  path: string;
  title: string;
  productId: string;
  /** Size of its own files: document, payload, sources. */
  bytes: number;
  /** Whether its demos have JavaScript sources in a file of their own. */
  hasSources: boolean;
  /** Positions of its demos' code in the list of files. */
  files: number[];
}

/** A file that pages share: its URL and its size. */
export type OfflineFile = [url: string, bytes: number];

/** Everything of one language that can be saved, written at build and read by the worker and the settings. */
export interface OfflineIndex {
  /** Changes with anything the site serves. */
  revision: string;
  /** URL that is in every document of this build and in no other's. */
  marker: string;
  /** Size of what every page needs. */
  shellBytes: number;
  files: OfflineFile[];
  pages: OfflinePage[];
}

/** Path of the index of a language. */
export function offlineIndexPath(language: string): string {
  return `/offline-index/${language}.json`;
}

/** Settings of the offline worker, written by the build as the first line of its script. */
export interface WorkerSettings {
  /** Changes with anything the site serves, so that each deploy brings a new worker. */
  revision: string;
  /** URL that is in every document of this build and in no other's. */
  marker: string;
  /** Files every page needs; a hashed name is its own revision. */
  precache: { url: string; revision: string | null }[];
  /** How much visited pages may take; what readers saved themselves is not counted. */
  limits: { pages: number; bytes: number };
}
