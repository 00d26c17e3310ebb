import type { PageSources } from '#model/PageSources.ts';
import { sourcesPath } from '#model/payloadPath.ts';
import { fetchOnce } from '#site/platform/links/fetchOnce.ts';

/** The code of all demos of a page, in every variant and styling. */
export function fetchPageSources(pagePath: string): Promise<PageSources> {
  return fetchOnce<PageSources>(sourcesPath(pagePath));
}
