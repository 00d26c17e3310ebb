import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, openHttpClient } from '#tests/setup/httpClient.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { startOurServer } from '#tests/setup/serverProcess.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { type Postgres, startPostgres } from '#tests/setup/startPostgres.ts';
import { type DatabaseLocation, openDatabase } from './database/openDatabase.ts';

const generous = { INSIGHT_PER_CLIENT: '1000000' };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

/** Events by what became of the report they were in. */
interface Tally {
  acknowledged: number;
  refused: number;
  unanswered: number;
}

/** Readers whose pages report one after the other until they are stopped; every third report has a row of its own. */
function startReaders(client: HttpClient, readers: number) {
  const events: Tally = { acknowledged: 0, refused: 0, unanswered: 0 };
  const over = new AbortController();
  const all = Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const page = '/x/introduction';
        const sent = [
          { kind: 'view', page, language: 'en' },
          { kind: 'click', category: 'demo', action: 'expand', label: 'Basic' },
          { kind: 'copy', page, demo: `${'Demo'.repeat(15)} ${reader} ${turn % 3}` },
        ];
        const answer = await client.report({ events: sent }).catch(() => null);
        const outcome = answer?.status === 204 ? 'acknowledged' : answer ? 'refused' : 'unanswered';
        events[outcome] += sent.length;
        if (outcome !== 'acknowledged') {
          await wait(50);
        }
      }
    }),
  );
  return {
    events,
    async end() {
      over.abort();
      await all;
    },
  };
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 3600; attempt += 1) {
    if (condition()) {
      return;
    }
    await wait(25);
  }
  throw new Error('The awaited state was never reached.');
}

async function countedEvents(location: DatabaseLocation): Promise<number> {
  const db = await openDatabase(location);
  const { total } = await db
    .selectFrom('insight')
    .select(sql<number | string | null>`sum(count)`.as('total'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return Number(total ?? 0);
}

/** Nothing acknowledged is lost, and nothing is counted that was not sent. */
async function expectKept(location: DatabaseLocation, events: Tally): Promise<void> {
  const counted = await countedEvents(location);
  const lost = Math.max(0, events.acknowledged - counted);
  expect(lost, `acknowledged ${events.acknowledged}, counted ${counted}`).toBe(0);
  expect(counted).toBeLessThanOrEqual(events.acknowledged + events.refused + events.unanswered);
}

describe('of what was acknowledged, nothing is lost', { timeout: 120_000 }, () => {
  it('when the server is killed again and again', async () => {
    const file = path.join(scratchFolder(), 'feedback.db');
    const env = { ...generous, CLIENT_DIR: await smallSite(), FEEDBACK_FILE: file };
    const sum: Tally = { acknowledged: 0, refused: 0, unanswered: 0 };
    for (let round = 0; round < 3; round += 1) {
      const server = await startOurServer(env);
      const { events, end } = startReaders(openHttpClient(server.origin, 16), 16);
      await until(() => events.acknowledged > 600);
      await server.stop('SIGKILL');
      await end();
      expect(events.unanswered).toBeGreaterThan(0);
      sum.acknowledged += events.acknowledged;
      sum.refused += events.refused;
      sum.unanswered += events.unanswered;
      await expectKept({ kind: 'file', path: file }, sum);
    }
  });

  it('when the disk is full for a while', async () => {
    const file = path.join(scratchFolder(), 'feedback.db');
    const server = await startOurServer({
      ...generous,
      CLIENT_DIR: await smallSite(),
      FEEDBACK_FILE: file,
    });
    const client = openHttpClient(server.origin, 16);
    // No file of the process may grow beyond this, which is what a full disk looks like from inside.
    const limit = (size: string) =>
      spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${size}:unlimited`]).status;
    const { events, end } = startReaders(client, 8);
    await until(() => events.acknowledged > 100);
    expect(limit('4096')).toBe(0);
    await until(() => events.refused > 100);
    expect((await client.get('/x/introduction')).status).toBe(200);
    expect(limit('unlimited')).toBe(0);
    const before = events.acknowledged;
    await until(() => events.acknowledged > before + 300);
    await end();
    client.close();
    await server.stop();
    expect(events.unanswered).toBe(0);
    await expectKept({ kind: 'file', path: file }, events);
  });

  it('when PostgreSQL stops and starts, with two processes', async () => {
    const env = { ...generous, CLIENT_DIR: await smallSite(), DATABASE_URL: postgres.url };
    const servers = [await startOurServer(env), await startOurServer(env)];
    const clients = servers.map(({ origin }) => openHttpClient(origin, 16));
    const readers = clients.map((client) => startReaders(client, 8));
    const sumOf = (outcome: keyof Tally) =>
      readers.reduce((total, { events }) => total + events[outcome], 0);
    try {
      await until(() => sumOf('acknowledged') > 300);
      await postgres.stop();
      await until(() => sumOf('refused') > 60);
      for (const client of clients) {
        expect((await client.get('/x/introduction')).status).toBe(200);
      }
      await postgres.start();
      const before = sumOf('acknowledged');
      await until(() => sumOf('acknowledged') > before + 300);
    } finally {
      await Promise.all(readers.map(({ end }) => end()));
      clients.forEach((client) => client.close());
      await Promise.all(servers.map((server) => server.stop()));
    }
    expect(sumOf('unanswered')).toBe(0);
    await expectKept(
      { kind: 'postgres', url: postgres.url },
      {
        acknowledged: sumOf('acknowledged'),
        refused: sumOf('refused'),
        unanswered: sumOf('unanswered'),
      },
    );
  });
});
