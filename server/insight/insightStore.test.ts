import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/database/connectDatabase.ts';
import { type DatabaseLocation, openDatabase } from '#server/database/openDatabase.ts';
import { silentLog } from '#server/http/log.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { type Postgres, startPostgres } from '#tests/setup/startPostgres.ts';
import { type Count, createInsightStore } from './insightStore.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

describe.each(['libSQL', 'PostgreSQL'])('on %s', (engine) => {
  let location: DatabaseLocation;
  beforeAll(() => {
    location =
      engine === 'libSQL'
        ? { kind: 'file', path: path.join(scratchFolder(), 'feedback.db') }
        : { kind: 'postgres', url: postgres.url };
  });

  const view = (day: string, page: string): Count => ({ day, kind: 'view', page, detail: 'en' });
  const open = (rowsPerDay?: number) =>
    createInsightStore(
      connectDatabase(location, silentLog),
      rowsPerDay === undefined ? {} : { rowsPerDay },
    );

  async function rowsOf(day: string) {
    const db = await openDatabase(location);
    const rows = await db
      .selectFrom('insight')
      .selectAll()
      .where('day', '=', day)
      .orderBy('page')
      .execute();
    await db.destroy();
    return rows;
  }

  it('adds up what is equal, within a report, between reports and between machines', async () => {
    const day = '2026-01-01';
    const [one, other] = [open(), open()];
    const reports = Array.from({ length: 300 }, () => [view(day, '/b'), view(day, '/a')]);
    await Promise.all(
      reports.map((report, index) =>
        (index % 2 === 0 ? one : other).add([...report, view(day, '/a')]),
      ),
    );
    await Promise.all([one.close(), other.close()]);
    expect(await rowsOf(day)).toEqual([
      { ...view(day, '/a'), count: 600 },
      { ...view(day, '/b'), count: 300 },
    ]);
  });

  it('counts together what would be a row too many, also after a restart', async () => {
    const day = '2026-01-02';
    for (const pages of [
      ['/a', '/b', '/c'],
      ['/a', '/d', '/e'],
    ]) {
      const store = open(2);
      await store.add(pages.map((page) => view(day, page)));
      await store.close();
    }
    expect(await rowsOf(day)).toEqual([
      { day, kind: 'view', page: '', detail: '(other)', count: 3 },
      { ...view(day, '/a'), count: 2 },
      { ...view(day, '/b'), count: 1 },
    ]);
  });

  it('forgets the days before one', async () => {
    const store = open();
    await store.add([view('2020-01-01', '/old'), view('2020-01-02', '/old')]);
    expect(await store.purge('2020-01-02T08:00:00.000Z')).toBe(1);
    await store.close();
    expect(await rowsOf('2020-01-02')).toHaveLength(1);
  });
});
