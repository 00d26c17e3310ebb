import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { type SeededRandom, seededRandom } from '#tests/setup/seededRandom.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { submission } from '#tests/setup/submission.ts';
import { createApp } from './createApp.ts';
import { openDatabase } from './database/openDatabase.ts';
import { readFeedback } from './feedback/feedbackReport.ts';
import { connectDatabase } from './database/connectDatabase.ts';
import { createFeedbackStore, type FeedbackStore } from './feedback/feedbackStore.ts';
import { submissionSchema } from './feedback/feedbackRoutes.ts';
import { silentLog } from './http/log.ts';

const count = 10_000;
const seed = 20_261_115;

const file = path.join(scratchFolder(), 'feedback.db');
const failures: string[] = [];
let store: FeedbackStore;
let app: Hono;

beforeAll(async () => {
  store = createFeedbackStore(connectDatabase({ kind: 'file', path: file }, silentLog));
  app = createApp({
    clientDir: await smallSite(),
    feedback: { store, perClient: 1e9, perPage: 1e9, origins: [], proxies: 1 },
    log: { info() {}, error: (_message, facts) => failures.push(String(facts?.reason)) },
  });
});
afterAll(() => store.close());

const pieces = [
  '/',
  '//',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%E0%A4%A',
  '.',
  '~',
  'x',
  'zh',
  'en',
  'api',
  'assets',
  'introduction',
  'index.html',
  '404.html',
  '_headers',
  '_redirects',
  '.env',
  'feedback',
  'healthz',
  'etc/passwd',
  'client',
  'CON',
  '字',
  '👍',
  '%F0%9F%91%8D',
  '?',
  '#',
  ';',
  ':',
  '@evil.test',
  '?userLanguage=zh',
  '&',
  '=',
  '<script>',
  "'",
  '"',
  ' ',
  '\t',
  '${7*7}',
  '{{7*7}}',
  'a'.repeat(300),
];
const texts = [
  '',
  ' ',
  'null',
  '0',
  "'; DROP TABLE feedback; --",
  '" OR 1=1 --',
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '\u0000',
  '\u001b[2J',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '字'.repeat(700),
  '👩‍👩‍👧‍👦'.repeat(180),
  'ͣ'.repeat(1999),
  'x'.repeat(2000),
  'x'.repeat(2001),
  'x'.repeat(40_000),
  '__proto__',
  '=HYPERLINK("http://evil.test")',
];
const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  1,
  2,
  -1,
  1e308,
  [],
  {},
  [[]],
  { toString: 1 },
  '/x/introduction',
  '/x/react-data-grid',
  '/../..',
];

function randomPath(random: SeededRandom): string {
  const length = random.below(8);
  return `/${Array.from({ length }, () => random.pick(pieces)).join(random.pick(['/', '', '']))}`;
}

function randomBody(random: SeededRandom): string {
  const sent = submission();
  for (let change = random.below(4); change > 0; change -= 1) {
    sent[random.pick([...Object.keys(sent), 'extra', '__proto__'])] = random.pick(values);
  }
  const text = JSON.stringify(sent);
  const cut = random.below(20);
  if (cut === 0) {
    return text.slice(0, random.below(text.length));
  }
  return cut === 1 ? random.pick(texts) : text;
}

function randomRequest(random: SeededRandom): Request | null {
  const isFeedback = random.below(10) < 4;
  const method = random.pick(
    isFeedback
      ? ['POST', 'POST', 'POST', 'PUT', 'GET']
      : ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PATCH'],
  );
  const headers: [string, string][] = [
    [
      'origin',
      random.pick([
        'http://localhost',
        'http://localhost',
        'http://localhost',
        'null',
        'https://evil.test',
        ':',
      ]),
    ],
    ['host', 'localhost'],
    [
      'content-type',
      random.pick([
        'application/json',
        'application/json',
        'application/json; charset=x',
        'text/plain',
        'application/jsonx',
      ]),
    ],
    ['accept-encoding', random.pick(['br', 'gzip;q=0', '*;q=9', ';;,,', 'br;q=NaN', 'identity'])],
    ['if-none-match', random.pick(['*', '"x"', 'W/', ',,,', '""'])],
    ['x-forwarded-for', random.pick(['', '203.0.113.7', '::1, ::2', ',,', 'x'.repeat(2000)])],
  ];
  const body = method === 'GET' || method === 'HEAD' ? undefined : randomBody(random);
  try {
    const url = `http://localhost${isFeedback ? '/feedback' : randomPath(random)}`;
    return new Request(url, { method, headers, ...(body !== undefined && { body }) });
  } catch {
    // Not even a client can say this.
    return null;
  }
}

it(
  `${count} random requests get no answer of confusion and leave only sound rows`,
  { timeout: 120_000 },
  async () => {
    const random = seededRandom(seed);
    const statuses = new Map<number, number>();
    let sent = 0;
    while (sent < count) {
      const requests = Array.from({ length: 100 }, () => randomRequest(random)).filter(
        (one) => one !== null,
      );
      sent += requests.length;
      const answers = await Promise.all(requests.map(async (request) => app.fetch(request)));
      for (const [index, answer] of answers.entries()) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const location = answer.headers.get('location');
        if (location !== null) {
          expect(location, requests[index]?.url).toMatch(/^\/(?![/\\])/);
        }
        expect(answer.headers.get('x-content-type-options'), requests[index]?.url).toBe('nosniff');
        if (answer.headers.get('content-type')?.startsWith('text/')) {
          expect(await answer.text()).not.toMatch(/root:|DROP TABLE|onerror/);
        }
      }
    }
    expect(failures).toEqual([]);
    const known = [200, 204, 301, 304, 400, 403, 404, 405, 413, 415];
    expect([...statuses.keys()].filter((status) => !known.includes(status))).toEqual([]);
    // The generator reaches every kind of answer; otherwise it would prove nothing.
    expect(known.filter((status) => !statuses.has(status))).toEqual([]);

    await store.close();
    const db = await openDatabase({ kind: 'file', path: file });
    const rows = await readFeedback(db, {});
    await db.destroy();
    expect(rows.length).toBeGreaterThan(100);
    for (const { product: _product, created_at: _at, ...row } of rows) {
      expect(submissionSchema.safeParse({ ...row, website: '' }).error).toBeUndefined();
    }
  },
);
