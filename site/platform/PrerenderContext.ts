import { createContext } from 'react';
import type { PageHtml } from '#model/PageHtml.ts';
import type { StandaloneHtml } from '#model/StandalonePayload.ts';

/** HTML that exists only while prerendering; the browser finds it in the document instead of receiving it twice. */
export interface Prerendered {
  navigationHtml: string;
  /** Question at the end of the page, before its script is there. */
  feedbackHtml: string;
  /** HTML of the page at this address; null for pages that are React routes. */
  page: PageHtml | null;
  /** Snapshots of a page that is a React route; null for Markdown pages. */
  standalone: StandaloneHtml | null;
}

/** Null in the browser. */
export const PrerenderContext = createContext<Prerendered | null>(null);
