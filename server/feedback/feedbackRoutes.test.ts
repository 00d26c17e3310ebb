import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FeedbackRow } from '#server/database/openDatabase.ts';
import { type AppOptions, createApp } from '#server/createApp.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { submission } from '#tests/setup/submission.ts';
import { submissionSchema } from './feedbackRoutes.ts';

let clientDir: string;
beforeAll(async () => {
  clientDir = await smallSite();
});

function open(changes: Partial<NonNullable<AppOptions['feedback']>> = {}) {
  const rows: FeedbackRow[] = [];
  const store = {
    add: async (row: FeedbackRow) => void rows.push(row),
    check: async () => {},
    purge: async () => 0,
    close: async () => {},
  };
  const limits = { perClient: 1000, perPage: 1000, origins: [], proxies: 0 };
  const feedback = { store, ...limits, now: () => new Date('2026-11-15T00:00:00Z'), ...changes };
  const app = createApp({ clientDir, feedback });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/feedback', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        host: 'localhost',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, rows, post };
}

describe('POST /feedback', () => {
  it('S7.10 stores what the form sends, with the product of the page', async () => {
    const { rows, post } = open();
    const sent = submission({ page: '/x/react-data-grid', section: 'limits', comment: ' Clear. ' });
    const response = await post(sent);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'stored', id: sent.id });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { website: _website, ...kept } = sent;
    expect(rows).toEqual([
      {
        ...kept,
        comment: 'Clear.',
        product: 'x-data-grid',
        created_at: '2026-11-15T00:00:00.000Z',
      },
    ]);
  });

  it('stores nothing that could name a person', async () => {
    const { rows, post } = open({ proxies: 1 });
    await post(submission(), {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Browser',
      cookie: 'a=1',
    });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'comment',
      'created_at',
      'id',
      'language',
      'page',
      'product',
      'rating',
      'section',
      'version',
      'voter',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Browser/);
  });

  it.each<[number, string, unknown, Record<string, string>]>([
    [400, 'broken JSON', '{', {}],
    [400, 'a list', '[]', {}],
    [400, 'a text', '"text"', {}],
    [400, 'nothing', 'null', {}],
    [400, 'a wrong value', submission({ rating: 5 }), {}],
    [400, 'a page that is not there', submission({ page: '/x/nowhere' }), {}],
    [400, 'a file that is no page', submission({ page: '/assets/app-3f2a.js' }), {}],
    [403, 'another origin', submission(), { origin: 'https://evil.test' }],
    [403, 'another site', submission(), { 'sec-fetch-site': 'cross-site' }],
    [413, 'a huge body', submission({ comment: 'x'.repeat(20_000) }), {}],
    [413, 'a huge body of wide characters', submission({ comment: '👍'.repeat(6000) }), {}],
    [415, 'plain text', submission(), { 'content-type': 'text/plain' }],
    [415, 'a form', submission(), { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('answers %i to %s and stores nothing', async (status, _what, body, headers) => {
    const { rows, post } = open();
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(rows).toEqual([]);
  });

  it('lets a machine that fills in the hidden field believe it was heard', async () => {
    const { rows, post } = open();
    const response = await post(submission({ website: 'https://spam.test' }));
    expect(await response.json()).toHaveProperty('status', 'stored');
    expect(rows).toEqual([]);
  });

  it('lets one reader send only so much', async () => {
    const { rows, post } = open({ perClient: 2, proxies: 1 });
    const from = (address: string) => post(submission(), { 'x-forwarded-for': address });
    const answers = [await from('a'), await from('a'), await from('a'), await from('b')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rows).toHaveLength(3);
  });

  it('lets one page receive only so much, whoever sends it', async () => {
    const { rows, post } = open({ perPage: 2, proxies: 1 });
    for (const address of ['a', 'b', 'c']) {
      await post(submission(), { 'x-forwarded-for': address });
    }
    expect(rows).toHaveLength(2);
    expect((await post(submission({ page: '/' }), { 'x-forwarded-for': 'd' })).status).toBe(200);
  });

  it('S8.7 says so when it cannot store', async () => {
    const store = {
      add: () => Promise.reject(new Error('disk full')),
      check: () => Promise.reject(new Error('disk full')),
      purge: async () => 0,
      close: async () => {},
    };
    const { app, post } = open({ store });
    const response = await post(submission());
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'Feedback cannot be stored at the moment.' });
    expect((await app.request('/healthz/feedback')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('is open to other origins only by name', async () => {
    const { app, post } = open({ origins: ['https://docs.test'] });
    const allowed = await post(submission(), {
      origin: 'https://docs.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://docs.test');
    const preflight = (origin: string) =>
      app.request('/feedback', { method: 'OPTIONS', headers: { origin } });
    expect((await preflight('https://docs.test')).headers.get('access-control-allow-headers')).toBe(
      'content-type',
    );
    expect(
      (await preflight('https://evil.test')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await open().app.request('/feedback', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('reports a mistake of its own without its details', async () => {
    const error = vi.fn();
    const app = createApp({
      clientDir,
      redirect: () => {
        throw new Error('secret path');
      },
      log: { info() {}, error },
    });
    const response = await app.request('/x');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal server error');
    expect(error).toHaveBeenCalledOnce();
  });
});

const commentOf = (comment: string) => submissionSchema.parse(submission({ comment })).comment;

it('S5.4 takes a vote without a comment, and a comment without a vote', () => {
  expect(submissionSchema.safeParse(submission()).success).toBe(true);
  const comment = submission({ rating: null, comment: 'Clear.', section: 'item-id' });
  expect(submissionSchema.safeParse(comment).success).toBe(true);
  expect(submissionSchema.safeParse(submission({ rating: null })).success).toBe(false);
});

it.each([
  ['id', 'not-a-uuid'],
  ['id', null],
  ['voter', ''],
  ['page', 'x/introduction'],
  ['page', '//evil.test'],
  ['page', '/x?a=1'],
  ['page', `/${'a'.repeat(300)}`],
  ['section', 'Not An Anchor'],
  ['language', 'tlh'],
  ['version', 'v8 <script>'],
  ['rating', 2],
  ['rating', '1'],
  ['rating', true],
  ['comment', 7],
  ['comment', 'x'.repeat(2001)],
  ['extra', 'field'],
])('refuses %s %j', (name, value) => {
  expect(submissionSchema.safeParse(submission({ [name]: value })).success).toBe(false);
});

it.each([
  ["Robert'); DROP TABLE feedback;--", "Robert'); DROP TABLE feedback;--"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a\u0000b\u001b[31mc\u0007', 'ab[31mc'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
  ['pair 👍 and 字', 'pair 👍 and 字'],
  ['  two\r\nlines\t ', 'two\nlines'],
])('keeps %j as plain text', (given, kept) => {
  expect(commentOf(given)).toBe(kept);
});
