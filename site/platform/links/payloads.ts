import type { PagePayload } from '#model/PagePayload.ts';
import { payloadPath } from '#model/payloadPath.ts';
import type { StandalonePayload } from '#model/StandalonePayload.ts';
import { buildId } from '#site/platform/env.ts';
import { leaveFor } from './leaveFor.ts';

type Payload = PagePayload | StandalonePayload;

/** Thrown when there is no page at an address. */
export class PageMissing extends Error {}

const payloads = new Map<string, Promise<Payload>>();

/** Fetches what a page needs, once; a failed fetch may be tried again. */
export function fetchPayload<T extends Payload>(pathname: string): Promise<T> {
  let payload = payloads.get(pathname);
  if (!payload) {
    payload = requestPayload(pathname);
    payload.catch(() => payloads.delete(pathname));
    payloads.set(pathname, payload);
  }
  return payload as Promise<T>;
}

/** Fetches a page the reader goes to; leaves for its document when the site was deployed anew since this tab was opened. */
export async function fetchCurrentPayload<T extends Payload>(url: string): Promise<T> {
  const { pathname } = new URL(url);
  const payload = await fetchPayload<T>(pathname);
  return payload.build === buildId ? payload : leaveFor(pathname);
}

async function requestPayload(pathname: string): Promise<Payload> {
  const response = await fetch(payloadPath(pathname));
  if (response.status === 404) {
    throw new PageMissing(`There is no page at ${pathname}.`);
  }
  if (!response.ok) {
    throw new Error(`The page data answered ${response.status}.`);
  }
  return (await response.json()) as Payload;
}
