import { createContext } from 'react';
import type { PageHtml } from '#model/PageHtml.ts';

/** HTML that exists only while prerendering; the browser finds it in the document instead of receiving it twice. */
export interface Prerendered {
  navigationHtml: string;
  /** HTML of the page at this address; null for pages that are React routes. */
  page: PageHtml | null;
  /** Snapshots shown outside Markdown pages, by demo id. */
  snapshots: Record<string, string>;
  /** Emotion rules of those snapshots. */
  snapshotStyles: PageHtml['styles'];
}

/** Null in the browser. */
export const PrerenderContext = createContext<Prerendered | null>(null);
