import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { feedbackPath } from '#model/feedbackEndpoint.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { answerJson } from '#server/answers.ts';
import { clientAddress, clientKey } from './clientKey.ts';
import type { FeedbackStore } from './feedbackStore.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { createRateLimit } from './rateLimit.ts';
import { type Submission, submissionSchema } from './submissionSchema.ts';

/** What the feedback endpoint is told. */
export interface FeedbackOptions {
  store: FeedbackStore;
  /** Tells whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
  /** Submissions one reader may make per minute. */
  perClient: number;
  /** Submissions that count for one page per minute, whoever makes them. */
  perPage: number;
  /** Origins besides the site's own that may send feedback. */
  origins: readonly string[];
  /** Proxies between readers and this server. */
  proxies: number;
  securityHeaders: Record<string, string>;
  now?: () => Date;
}

const largestBody = 16 * 1024;
const methods = 'POST, OPTIONS';

/** The endpoint that takes feedback. */
export function feedbackRoutes(options: FeedbackOptions): Hono {
  const { store, hasPage, perClient, perPage, origins, proxies, now = () => new Date() } = options;
  const clientLimit = createRateLimit(perClient);
  const pageLimit = createRateLimit(perPage);

  function answer(c: Context, status: number, body: object, extra: Record<string, string> = {}) {
    return answerJson(body, status, {
      ...options.securityHeaders,
      ...corsHeaders(c.req.header('origin'), origins),
      ...extra,
    });
  }
  function tooMany(c: Context, seconds: number) {
    const body = { error: 'Too much feedback at once. Please wait a little.' };
    return answer(c, 429, body, { 'retry-after': String(seconds) });
  }

  const app = new Hono();
  app.options(feedbackPath, (c) => answer(c, 204, {}, { allow: methods }));
  app.post(
    feedbackPath,
    async (c, next) => {
      const headers = {
        fetchSite: c.req.header('sec-fetch-site'),
        origin: c.req.header('origin'),
        host: c.req.header('host'),
      };
      if (!isOwnOrigin(headers, origins)) {
        return answer(c, 403, { error: 'Feedback is taken from pages of this site only.' });
      }
      const seconds = clientLimit.take(clientKey(addressOf(c, proxies)));
      if (seconds > 0) {
        return tooMany(c, seconds);
      }
      if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) {
        return answer(c, 415, { error: 'Feedback is sent as JSON.' });
      }
      return next();
    },
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => answer(c, 413, { error: 'This is more than feedback can hold.' }),
    }),
    async (c) => {
      const parsed = await readSubmission(c);
      if ('error' in parsed) {
        return answer(c, 400, parsed);
      }
      const { submission } = parsed;
      const stored = { status: 'stored', id: submission.id };
      if (submission.website !== '') {
        // Whoever fills in a hidden field learns nothing from the answer.
        return answer(c, 200, stored);
      }
      if (!(await hasPage(submission.page))) {
        return answer(c, 400, { error: 'page: is not a page of this site' });
      }
      const seconds = pageLimit.take(submission.page);
      if (seconds > 0) {
        return tooMany(c, seconds);
      }
      try {
        await store.add(toRow(submission, now()));
        return answer(c, 200, stored);
      } catch {
        const body = { error: 'Feedback cannot be stored at the moment.' };
        return answer(c, 503, body, { 'retry-after': '30' });
      }
    },
  );
  app.all(feedbackPath, (c) =>
    answer(c, 405, { error: 'Feedback is sent by POST.' }, { allow: methods }),
  );
  return app;
}

function addressOf(c: Context, proxies: number): string {
  // Requests made inside the process, as tests do, have no connection.
  const socketAddress = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return clientAddress(socketAddress, c.req.header('x-forwarded-for'), proxies);
}

async function readSubmission(c: Context): Promise<{ submission: Submission } | { error: string }> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    return { error: 'The request is not JSON.' };
  }
  const parsed = submissionSchema.safeParse(body);
  if (parsed.success) {
    return { submission: parsed.data };
  }
  const [issue] = parsed.error.issues;
  return { error: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') };
}

function toRow({ website: _website, ...submission }: Submission, now: Date) {
  const { productId } = productOfPath(submission.page);
  return {
    ...submission,
    product: productId === 'null' ? null : productId,
    created_at: now.toISOString(),
  };
}

function corsHeaders(
  origin: string | undefined,
  origins: readonly string[],
): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) {
    return {};
  }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  };
}
