import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DatabaseLocation,
  type FeedbackRow,
  openDatabase,
} from '#server/database/openDatabase.ts';
import { silentLog } from '#server/http/log.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { type Postgres, startPostgres } from '#tests/setup/startPostgres.ts';
import { connectDatabase } from '#server/database/connectDatabase.ts';
import { withTimeout } from '#server/database/withTimeout.ts';
import { createFeedbackStore } from './feedbackStore.ts';
import { readFeedback, summarizePages } from './feedbackReport.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

const row = (changes: Partial<FeedbackRow> = {}): FeedbackRow => ({
  id: randomUUID(),
  voter: randomUUID(),
  page: '/x/introduction',
  section: null,
  product: null,
  language: 'en' as const,
  version: '8.0.0',
  rating: 1,
  comment: '',
  created_at: '2026-11-15T12:00:00.000Z',
  ...changes,
});

describe.each(['libSQL', 'PostgreSQL'])('on %s', (engine) => {
  let location: DatabaseLocation;
  beforeAll(() => {
    location =
      engine === 'libSQL'
        ? { kind: 'file', path: path.join(scratchFolder(), 'new/folder/feedback.db') }
        : { kind: 'postgres', url: postgres.url };
  });

  it('S7.10 creates the database, and finds it again', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    const kept = row({
      page: '/kept',
      comment: `'"; DROP TABLE feedback; -- 字 👍 <b>`,
      section: 'a',
    });
    await store.add(kept);
    await store.close();
    const db = await openDatabase(location);
    expect(await readFeedback(db, { page: '/kept' })).toEqual([kept]);
    await db.destroy();
  });

  it('counts a repeated submission once, together and apart', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    const repeated = row({ page: '/repeated' });
    await Promise.all([store.add(repeated), store.add(repeated), store.add(repeated)]);
    await store.add({ ...repeated, comment: 'changed on the way' });
    await store.close();
    const db = await openDatabase(location);
    expect(await readFeedback(db, { page: '/repeated' })).toEqual([repeated]);
    await db.destroy();
  });

  it('keeps everything of many at once', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    const rows = Array.from({ length: 1000 }, () => row({ page: '/many' }));
    await Promise.all(rows.map((one) => store.add(one)));
    await store.close();
    const db = await openDatabase(location);
    const ids = (await readFeedback(db, { page: '/many' })).map(({ id }) => id);
    expect(ids.sort()).toEqual(rows.map(({ id }) => id).sort());
    await db.destroy();
  });

  it('lets several machines open it for the first time together', async () => {
    const stores = [1, 2, 3].map(() => createFeedbackStore(connectDatabase(location, silentLog)));
    await Promise.all(stores.map((store) => store.check()));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('checks by a real write, leaves nothing behind, and hides what a crash left', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    const db = await openDatabase(location);
    const count = async () =>
      (await db.selectFrom('feedback').select('id').where('page', '=', '').execute()).length;
    await store.add(row({ page: '' }));
    expect(await count()).toBe(1);
    expect((await readFeedback(db, {})).filter(({ page }) => page === '')).toEqual([]);
    await Promise.all([store.check(), store.check()]);
    expect(await count()).toBe(0);
    await store.add(row({ page: '' }));
    await store.check();
    expect(await count(), 'a check is repeated for a second').toBe(1);
    await store.close();
    await db.destroy();
  });

  it('forgets what is older than a moment', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    await store.add(row({ page: '/old', created_at: '2020-01-01T00:00:00.000Z' }));
    expect(await store.purge('2021-01-01T00:00:00.000Z')).toBe(1);
    expect(await store.purge('2021-01-01T00:00:00.000Z')).toBe(0);
    await store.close();
  });

  it('filters, and sums up the latest vote of each reader', async () => {
    const store = createFeedbackStore(connectDatabase(location, silentLog));
    const report = { product: 'x-report', language: 'zh' as const, version: '9.0.0' };
    const day = (number: number) => `2026-10-0${number}T00:00:00.000Z`;
    const rows = [
      row({ ...report, page: '/a', voter: 'v1', rating: 0, created_at: day(1) }),
      row({ ...report, page: '/a', voter: 'v1', rating: 1, created_at: day(3) }),
      row({ ...report, page: '/a', voter: 'v2', rating: 0, comment: 'Why?', created_at: day(2) }),
      row({
        ...report,
        page: '/a',
        voter: 'v3',
        rating: null,
        comment: 'Typo',
        created_at: day(4),
      }),
      row({ ...report, page: '/b', voter: 'v1', language: 'en' as const, created_at: day(5) }),
    ];
    await Promise.all(rows.map((one) => store.add(one)));
    await store.close();

    const db = await openDatabase(location);
    const found = await readFeedback(db, { product: 'x-report' });
    expect(found.map(({ created_at: at }) => at)).toEqual([5, 4, 3, 2, 1].map(day));
    expect(await readFeedback(db, { product: 'x-report', language: 'en' as const })).toHaveLength(
      1,
    );
    expect(await readFeedback(db, { version: '9.0.0', since: day(3), until: day(5) })).toHaveLength(
      2,
    );
    expect(await readFeedback(db, { product: 'x-none' })).toEqual([]);
    const [b, a] = summarizePages(found).sort((one, other) => other.page.localeCompare(one.page));
    expect(a).toMatchObject({ page: '/a', up: 1, down: 1, ratio: 0.5 });
    expect(a?.comments.map(({ comment }) => comment)).toEqual(['Typo', 'Why?']);
    expect(b).toMatchObject({ page: '/b', up: 1, down: 0, ratio: 1, comments: [] });
    await db.destroy();
  });
});

it('settles as the work does', async () => {
  await expect(withTimeout(Promise.resolve(1), 1000)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

it('fails when the work never ends', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toThrow('no answer within 5 ms');
});
