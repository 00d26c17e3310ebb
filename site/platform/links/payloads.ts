import { buildId } from '#site/platform/env.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import type { StandalonePayload } from '#model/StandalonePayload.ts';
import { payloadPath } from '#model/payloadPath.ts';

type Payload = PagePayload | StandalonePayload;

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

async function requestPayload(pathname: string): Promise<Payload> {
  const response = await fetch(payloadPath(pathname));
  if (!response.ok) {
    throw new Response(null, { status: response.status, statusText: 'Page data not found' });
  }
  const payload = (await response.json()) as Payload;
  if (payload.build !== buildId) {
    // The site was deployed since this tab was opened: its code no longer fits the new pages.
    location.assign(pathname + location.hash);
    return new Promise(() => {});
  }
  return payload;
}
