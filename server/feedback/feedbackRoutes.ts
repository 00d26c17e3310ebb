import { z } from 'zod';
import {
  commentLimit,
  feedbackPath,
  type FeedbackResponse,
  type FeedbackSubmission,
} from '#model/Feedback.ts';
import { languageCodes } from '#model/Language.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { productOfPath } from '#model/productOfPath.ts';
import { clientKey } from '#server/http/clientKey.ts';
import { createRateLimit } from '#server/http/rateLimit.ts';
import { jsonResponse } from '#server/http/responses.ts';
import type { FeedbackRow } from '#server/database/openDatabase.ts';
import type { FeedbackStore } from './feedbackStore.ts';
import { isOwnOrigin } from '#server/http/isOwnOrigin.ts';

/** Text that both database engines and every terminal take as it is: whole characters, no control characters. */
function plainText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .trim()
  );
}

/** Checks what the feedback form sends; anything more, less or different is rejected. */
export const submissionSchema = z
  .strictObject({
    id: z.uuid(),
    voter: z.uuid(),
    page: z
      .string()
      .max(200)
      .regex(/^\/([a-z0-9][a-z0-9/._-]*)?$/i),
    section: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .nullable(),
    language: z.enum(languageCodes),
    version: z.string().regex(/^[\w.+-]{1,40}$/),
    rating: z.union([z.literal(0), z.literal(1)]).nullable(),
    comment: z.string().max(commentLimit).transform(plainText),
    website: z.string().max(500),
  })
  .refine(({ rating, comment, website }) => rating !== null || comment !== '' || website !== '', {
    error: 'needs a vote or a comment',
    path: ['rating'],
  }) satisfies z.ZodType<FeedbackSubmission>;

/** Configuration of the feedback endpoint. */
export interface FeedbackOptions {
  store: FeedbackStore;
  /** Whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
  /** Submissions one reader may make per minute. */
  perClient: number;
  /** Submissions about one page per minute, from all readers together. */
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

/** The endpoint that receives feedback. */
export function feedbackRoutes(options: FeedbackOptions): Hono {
  const { store, hasPage, perClient, perPage, origins, proxies, now = () => new Date() } = options;
  const clientLimit = createRateLimit(perClient);
  const pageLimit = createRateLimit(perPage);

  function respond(
    c: Context,
    status: number,
    body: FeedbackResponse | null,
    extra: Record<string, string> = {},
  ) {
    return jsonResponse(body, status, {
      ...options.securityHeaders,
      ...corsHeaders(c.req.header('origin'), origins),
      ...extra,
    });
  }
  function tooMany(c: Context, seconds: number) {
    const body = { error: 'Too much feedback at once. Please wait a little.' };
    return respond(c, 429, body, { 'retry-after': String(seconds) });
  }

  const app = new Hono();
  app.options(feedbackPath, (c) => respond(c, 204, null, { allow: methods }));
  app.post(
    feedbackPath,
    async (c, next) => {
      const headers = {
        fetchSite: c.req.header('sec-fetch-site'),
        origin: c.req.header('origin'),
        host: new URL(c.req.url).host,
      };
      if (!isOwnOrigin(headers, origins)) {
        return respond(c, 403, { error: 'Feedback is taken from pages of this site only.' });
      }
      const seconds = clientLimit.take(clientKey(c, proxies));
      if (seconds > 0) {
        return tooMany(c, seconds);
      }
      if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) {
        return respond(c, 415, { error: 'Feedback is sent as JSON.' });
      }
      return next();
    },
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => respond(c, 413, { error: 'This is more than feedback can hold.' }),
    }),
    async (c) => {
      const parsed = await readSubmission(c);
      if ('error' in parsed) {
        return respond(c, 400, parsed);
      }
      const { submission } = parsed;
      const stored: FeedbackResponse = { status: 'stored', id: submission.id };
      if (submission.website !== '') {
        // A bot that filled in the hidden field must not learn that it was noticed.
        return respond(c, 200, stored);
      }
      if (!(await hasPage(submission.page))) {
        return respond(c, 400, { error: 'page: is not a page of this site' });
      }
      const seconds = pageLimit.take(submission.page);
      if (seconds > 0) {
        return tooMany(c, seconds);
      }
      try {
        await store.add(toRow(submission, now()));
        return respond(c, 200, stored);
      } catch {
        const body = { error: 'Feedback cannot be stored at the moment.' };
        return respond(c, 503, body, { 'retry-after': '30' });
      }
    },
  );
  app.all(feedbackPath, (c) =>
    respond(c, 405, { error: 'Feedback is sent by POST.' }, { allow: methods }),
  );
  return app;
}

async function readSubmission(
  c: Context,
): Promise<{ submission: FeedbackSubmission } | { error: string }> {
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

function toRow({ website: _website, ...submission }: FeedbackSubmission, now: Date): FeedbackRow {
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
