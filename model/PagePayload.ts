import type { PageHtml } from './PageHtml.ts';
import type { PageView } from './PageView.ts';

/** What a client navigation fetches. */
export interface PagePayload {
  /** Build the payload belongs to; a reader on an older one reloads instead. */
  build: string;
  view: PageView;
  html: PageHtml;
}
