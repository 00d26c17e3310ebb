import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { insightPath } from '#model/Insight.ts';
import { clientKey } from '#server/http/clientKey.ts';
import { isOwnOrigin } from '#server/http/isOwnOrigin.ts';
import { createRateLimit } from '#server/http/rateLimit.ts';
import { jsonResponse } from '#server/http/responses.ts';
import type { InsightStore } from './insightStore.ts';
import { reportSchema, toCount } from './reportSchema.ts';

/** Configuration of the endpoint that counts. */
export interface InsightOptions {
  store: InsightStore;
  /** Whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
  /** Reports one reader may send per minute. */
  perClient: number;
  /** Proxies between readers and this server. */
  proxies: number;
  securityHeaders: Record<string, string>;
  now?: () => Date;
}

const largestBody = 8 * 1024;
const methods = 'POST, OPTIONS';

/** The endpoint that takes reports of pages: what it answers with 204 is counted, or was not wanted to be. */
export function insightRoutes(options: InsightOptions): Hono {
  const { store, hasPage, perClient, proxies, securityHeaders, now = () => new Date() } = options;
  const clientLimit = createRateLimit(perClient);
  const respond = (status: number, error: string | null, extra: Record<string, string> = {}) =>
    jsonResponse(error === null ? null : { error }, status, { ...securityHeaders, ...extra });

  const app = new Hono();
  app.options(insightPath, () => respond(204, null, { allow: methods }));
  app.post(
    insightPath,
    async (c, next) => {
      const headers = {
        fetchSite: c.req.header('sec-fetch-site'),
        origin: c.req.header('origin'),
        host: new URL(c.req.url).host,
      };
      if (!isOwnOrigin(headers, [])) {
        return respond(403, 'Reports are taken from pages of this site only.');
      }
      if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') {
        return respond(204, null);
      }
      const seconds = clientLimit.take(clientKey(c, proxies));
      if (seconds > 0) {
        return respond(429, 'Too many reports at once.', { 'retry-after': String(seconds) });
      }
      if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) {
        return respond(415, 'Reports are sent as JSON.');
      }
      return next();
    },
    bodyLimit({
      maxSize: largestBody,
      onError: () => respond(413, 'This is more than a report can hold.'),
    }),
    async (c) => {
      const parsed = reportSchema.safeParse(await readJson(c));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const where = issue?.path.join('.');
        return respond(400, [where, issue?.message].filter(Boolean).join(': '));
      }
      const day = now().toISOString().slice(0, 10);
      const counts = await Promise.all(
        parsed.data.events.map((event) => toCount(event, { day, hasPage })),
      );
      try {
        await store.add(counts.filter((count) => count !== null));
        return respond(204, null);
      } catch {
        return respond(503, 'Reports cannot be stored at the moment.', { 'retry-after': '30' });
      }
    },
  );
  app.all(insightPath, () => respond(405, 'Reports are sent by POST.', { allow: methods }));
  return app;
}

/** The body; undefined, which no report is, where it cannot be read. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
