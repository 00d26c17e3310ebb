import type { MetaDescriptor } from 'react-router';
import type { Dictionary } from '#model/Dictionary.ts';
import type { StandaloneHtml, StandalonePayload } from '#model/StandalonePayload.ts';
import { routeHead } from '#site/platform/head/pageHead.ts';
import { fetchCurrentPayload } from './payloads.ts';

/** Data of a page that is a React route. */
export interface StandaloneData {
  strings: Dictionary;
  /** Null on the first page of a visit: its snapshots are in the document already. */
  html: StandaloneHtml | null;
}

/** Fetches such a page on a client navigation. */
export async function fetchStandalone({ request }: { request: Request }): Promise<StandaloneData> {
  const { strings, html } = await fetchCurrentPayload<StandalonePayload>(request.url);
  return { strings, html };
}

/** Head of such a page, from its own words. */
export function standaloneHead({
  loaderData,
  location,
}: {
  loaderData?: StandaloneData;
  location: { pathname: string };
}): MetaDescriptor[] {
  const { title, description } = loaderData?.strings ?? {};
  return routeHead(location.pathname, String(title), String(description));
}
