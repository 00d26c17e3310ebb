import type { DemoVariant } from './DemoSource.ts';

/** Parts of the shell that differ from page to page; each is the content of the element with `data-region`. */
export type RegionName = 'main' | 'switchers' | 'version' | 'links';

/** What a client navigation fetches: everything in which two pages of the shell differ, as HTML. */
export interface PagePayload {
  /** Build the payload belongs to; a reader on an older one loads the document instead. */
  build: string;
  /** Path without language. */
  path: string;
  /** Tags of the head that are about this page. */
  head: string;
  /** Branches of the navigation tree around the page, outermost first. */
  branches: string[];
  /** What the page has that rules for the rest of the document depend on, by name. */
  traits: string;
  regions: Record<RegionName, string>;
}

/** Emotion rules of all snapshots on a page, each once. */
export interface SnapshotStyles {
  /** Identifiers Emotion finds again when it starts, so that no rule is inserted twice. */
  ids: string[];
  css: string;
}

/** The code of a page's demos, fetched when a reader asks for more than the page shows. */
export interface PageSources {
  /** Build the sources belong to. */
  build: string;
  /** Every demo; one with styling variants is there once for each. */
  demos: DemoVariant[];
}
