import { beforeAll, describe, expect, it } from 'vitest';
import type { InsightEvent } from '#model/Insight.ts';
import { type AppOptions, createApp } from '#server/createApp.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import type { Count } from './insightStore.ts';

let clientDir: string;
beforeAll(async () => {
  clientDir = await smallSite();
});

const page = '/x/introduction';
const view: InsightEvent = { kind: 'view', page, language: 'en' };
const day = '2026-11-15';

function open(changes: Partial<NonNullable<AppOptions['insight']>> = {}) {
  const counted: Count[] = [];
  const store = {
    add: async (counts: readonly Count[]) => void counted.push(...counts),
    purge: async () => 0,
    close: async () => {},
  };
  const now = () => new Date(`${day}T23:59:59Z`);
  const app = createApp({
    clientDir,
    insight: { store, perClient: 1000, proxies: 0, now, ...changes },
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/insight', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        host: 'localhost',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, counted, post, report: (...events: unknown[]) => post({ events }) };
}

describe('POST /insight', () => {
  it.each<[string, InsightEvent, Omit<Count, 'day'>]>([
    ['S7.4 a page view', view, { kind: 'view', page, detail: 'en' }],
    [
      'S7.5 a click',
      { kind: 'click', category: 'demo', action: 'expand', label: 'Basic' },
      { kind: 'click', page: '', detail: 'demo / expand / Basic' },
    ],
    [
      'S7.6 a web vital, by its bucket',
      { kind: 'vital', page, metric: 'LCP', value: 1234.5 },
      { kind: 'vital', page, detail: 'LCP 1300' },
    ],
    [
      'S3.4 a choice of the reader',
      { kind: 'reader', property: 'codeVariant', value: 'TS' },
      { kind: 'reader', page: '', detail: 'codeVariant TS' },
    ],
    [
      'a copied demo',
      { kind: 'copy', page, demo: 'HutBookings' },
      { kind: 'copy', page, detail: 'HutBookings' },
    ],
    [
      'a search that found nothing',
      { kind: 'search', outcome: 'none', words: ' Gantt  Chart' },
      { kind: 'search-none', page: '', detail: 'gantt chart' },
    ],
    [
      'a path without a page',
      { kind: 'view', page: '/x/react-gantt', language: 'en' },
      { kind: 'missing', page: '/x/react-gantt', detail: '' },
    ],
  ])('counts %s', async (_what, event, count) => {
    const { counted, report } = open();
    expect((await report(event)).status).toBe(204);
    expect(counted).toEqual([{ day, ...count }]);
  });

  it.each<[string, InsightEvent]>([
    [
      'words that look like a secret',
      { kind: 'search', outcome: 'none', words: 'jane@example.com' },
    ],
    ['a key in a path', { kind: 'view', page: '/reset/9f86d081884c7d65', language: 'en' }],
    ['a copy on no page', { kind: 'copy', page: '/x/nowhere', demo: 'A' }],
    ['a measurement of no page', { kind: 'vital', page: '/x/nowhere', metric: 'LCP', value: 1 }],
  ])('never counts %s', async (_what, event) => {
    const { counted, report } = open();
    expect((await report(event)).status).toBe(204);
    expect(counted).toEqual([]);
  });

  it('counts nothing that could name a person', async () => {
    const { counted, post } = open({ proxies: 1 });
    await post(
      { events: [view] },
      { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser', cookie: 'a=1', referer: '/x' },
    );
    expect(counted).toEqual([{ day, kind: 'view', page, detail: 'en' }]);
  });

  it.each(['dnt', 'sec-gpc'])('counts nothing of a reader whose browser sends %s', async (name) => {
    const { counted, post } = open();
    expect((await post({ events: [view] }, { [name]: '1' })).status).toBe(204);
    expect(counted).toEqual([]);
  });

  it('sets no cookie and is cached by nobody', async () => {
    const { headers } = await open().report(view);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each<[number, string, unknown, Record<string, string>]>([
    [400, 'broken JSON', '{', {}],
    [400, 'a list', [], {}],
    [400, 'no events', { events: [] }, {}],
    [400, 'too many events', { events: Array.from({ length: 21 }, () => view) }, {}],
    [400, 'an unknown kind', { events: [{ kind: 'mood', page }] }, {}],
    [400, 'a field too many', { events: [{ ...view, reader: 'jane' }] }, {}],
    [400, 'a path with a query', { events: [{ ...view, page: '/x?token=1' }] }, {}],
    [400, 'control characters', { events: [{ ...view, page: '/x\u0007' }] }, {}],
    [400, 'one bad event of two', { events: [view, { kind: 'view' }] }, {}],
    [403, 'another origin', { events: [view] }, { origin: 'https://evil.test' }],
    [403, 'another site', { events: [view] }, { 'sec-fetch-site': 'cross-site' }],
    [413, 'a huge body', { events: [{ ...view, page: `/${'x'.repeat(9000)}` }] }, {}],
    [415, 'plain text', { events: [view] }, { 'content-type': 'text/plain' }],
  ])('answers %i to %s and counts nothing', async (status, _what, body, headers) => {
    const { counted, post } = open();
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(counted).toEqual([]);
  });

  it('lets one reader report only so much', async () => {
    const { counted, post } = open({ perClient: 2, proxies: 1 });
    const from = (address: string) => post({ events: [view] }, { 'x-forwarded-for': address });
    const answers = [await from('a'), await from('a'), await from('a'), await from('b')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429, 204]);
    expect(counted).toHaveLength(3);
  });

  it('acknowledges nothing that could not be stored', async () => {
    const add = () => Promise.reject(new Error('disk full'));
    const store = { add, purge: async () => 0, close: async () => {} };
    expect((await open({ store }).report(view)).status).toBe(503);
  });

  it('takes reports and forgets them where counting is off', async () => {
    const app = createApp({ clientDir, insight: null });
    expect((await app.request('/insight', { method: 'POST', body: '{}' })).status).toBe(204);
  });

  it('answers other methods with the one there is', async () => {
    const response = await open().app.request('/insight');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });
});
