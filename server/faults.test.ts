import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, openHttpClient } from '#tests/setup/httpClient.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { startOurServer } from '#tests/setup/serverProcess.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { type Postgres, startPostgres } from '#tests/setup/startPostgres.ts';
import { submission } from '#tests/setup/submission.ts';
import { type DatabaseLocation, openDatabase } from './database/openDatabase.ts';
import { readFeedback } from './feedback/feedbackReport.ts';
import { connectDatabase } from './database/connectDatabase.ts';
import { createFeedbackStore } from './feedback/feedbackStore.ts';
import { silentLog } from './http/log.ts';

/** How long the server repeats what it found out about its database. */
const healthSeconds = 1;

const generous = { FEEDBACK_PER_CLIENT: '1000000', FEEDBACK_PER_PAGE: '1000000' };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

/** Submissions by what became of them. */
interface Burst {
  acknowledged: Record<string, unknown>[];
  refused: Record<string, unknown>[];
  unanswered: Record<string, unknown>[];
}

/** Readers who send feedback one after the other until they are stopped. */
function startBurst(client: HttpClient, readers: number) {
  const burst: Burst = { acknowledged: [], refused: [], unanswered: [] };
  const over = new AbortController();
  const all = Promise.all(
    Array.from({ length: readers }, async () => {
      while (!over.signal.aborted) {
        const sent = submission({ comment: 'x'.repeat(500) });
        const answer = await client.post(sent).catch(() => null);
        const outcome = answer?.status === 200 ? 'acknowledged' : answer ? 'refused' : 'unanswered';
        burst[outcome].push(sent);
        if (outcome !== 'acknowledged') {
          await wait(50);
        }
      }
    }),
  );
  return {
    burst,
    async end() {
      over.abort();
      await all;
    },
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 3600; attempt += 1) {
    if (await condition()) {
      return;
    }
    await wait(25);
  }
  throw new Error('The awaited state was never reached.');
}

async function storedIds(location: DatabaseLocation): Promise<string[]> {
  const db = await openDatabase(location);
  const ids = (await readFeedback(db, {})).map(({ id }) => id);
  await db.destroy();
  return ids;
}
const idsOf = (submissions: Record<string, unknown>[]) => submissions.map(({ id }) => String(id));

describe('what was acknowledged is kept, and counted once', { timeout: 120_000 }, () => {
  it('when the server is killed in the middle of a burst', async () => {
    const file = path.join(scratchFolder(), 'feedback.db');
    const env = { ...generous, CLIENT_DIR: await smallSite(), FEEDBACK_FILE: file };
    const killed = await startOurServer(env);
    const { burst, end } = startBurst(openHttpClient(killed.origin, 16), 16);
    await until(() => burst.acknowledged.length > 300);
    await killed.stop('SIGKILL');
    await end();
    expect(burst.unanswered.length).toBeGreaterThan(0);

    const again = await startOurServer(env);
    const client = openHttpClient(again.origin, 16);
    const kept = await storedIds({ kind: 'file', path: file });
    expect(kept).toEqual(expect.arrayContaining(idsOf(burst.acknowledged)));

    // Readers send again what was not answered, and some of what was.
    const repeated = [...burst.unanswered, ...burst.acknowledged.slice(0, 50)];
    const answers = await Promise.all(repeated.map((sent) => client.post(sent)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    client.close();
    await again.stop();
    const all = idsOf([...burst.acknowledged, ...burst.unanswered]);
    expect((await storedIds({ kind: 'file', path: file })).sort()).toEqual(all.sort());
  });

  it('when PostgreSQL stops and starts in the middle of a burst', async () => {
    const location: DatabaseLocation = { kind: 'postgres', url: postgres.url };
    const env = { ...generous, CLIENT_DIR: await smallSite(), DATABASE_URL: postgres.url };
    const server = await startOurServer(env);
    const client = openHttpClient(server.origin, 32);
    const { burst, end } = startBurst(client, 16);
    try {
      await until(() => burst.acknowledged.length > 100);
      await postgres.stop();
      // Refused, not unanswered: the server itself goes on, also when a connection broke in the middle of a statement.
      await until(() => burst.refused.length > 20 || burst.unanswered.length > 0);
      expect(burst.unanswered).toEqual([]);
      expect((await client.get('/x/introduction')).status).toBe(200);
      expect((await client.get('/healthz/feedback')).status).toBe(503);
      const answer = await client.post(submission());
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.body)).toEqual({
        error: 'Feedback cannot be stored at the moment.',
      });

      await postgres.start();
      const before = burst.acknowledged.length;
      await until(() => burst.acknowledged.length > before + 100);
      await end();
      // What was refused may be stored when the connection broke after the commit; sending it again settles it.
      const answers = await Promise.all(burst.refused.map((sent) => client.post(sent)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const all = idsOf([...burst.acknowledged, ...burst.refused]);
      expect((await storedIds(location)).sort()).toEqual(all.sort());
    } finally {
      await end();
      client.close();
      await server.stop();
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
    expect(limit('300000')).toBe(0);
    const { burst, end } = startBurst(client, 8);
    await until(() => burst.refused.length > 100);
    expect((await client.get('/x/introduction')).status).toBe(200);
    expect(limit('unlimited')).toBe(0);
    const before = burst.acknowledged.length;
    await until(() => burst.acknowledged.length > before + 100);
    await end();
    const answers = await Promise.all(burst.refused.map((sent) => client.post(sent)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    client.close();
    await server.stop();
    const all = idsOf([...burst.acknowledged, ...burst.refused]);
    expect((await storedIds({ kind: 'file', path: file })).sort()).toEqual(all.sort());
  });

  it('and a full disk is an alarm for as long as it lasts', async () => {
    const server = await startOurServer({
      CLIENT_DIR: await smallSite(),
      FEEDBACK_FILE: path.join(scratchFolder(), 'feedback.db'),
      ...generous,
    });
    const client = openHttpClient(server.origin, 4);
    const health = async () => (await client.get('/healthz/feedback')).status;
    // Not one more page of the database or its log fits below this.
    const limit = (size: string) =>
      spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${size}:unlimited`]).status;
    expect((await client.post(submission())).status).toBe(200);
    expect(await health()).toBe(200);
    expect(limit('4096')).toBe(0);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await client.post(submission())).status).toBe(503);
      await until(async () => (await health()) === 503);
      await wait(healthSeconds * 1000);
    }
    expect(await health()).toBe(503);
    expect(limit('unlimited')).toBe(0);
    await until(async () => (await health()) === 200);
    expect((await client.post(submission())).status).toBe(200);
    client.close();
    await server.stop();
    expect(server.printed.filter((line) => line.includes('works again'))).toHaveLength(1);
  });

  it('when the file is read-only for a while', async () => {
    const folder = scratchFolder();
    const location: DatabaseLocation = { kind: 'file', path: path.join(folder, 'feedback.db') };
    const row = () => {
      const { website: _website, ...rest } = submission();
      return { ...rest, product: null, created_at: new Date().toISOString() } as never;
    };
    // By another process: SQLite lends the writable descriptor of a connection that this process once had to the next.
    const server = await startOurServer({
      CLIENT_DIR: await smallSite(),
      FEEDBACK_FILE: location.path,
    });
    const client = openHttpClient(server.origin, 1);
    expect((await client.post(submission())).status).toBe(200);
    client.close();
    await server.stop();
    await asOrdinaryUser(folder, async () => {
      chmodSync(location.path, 0o444);
      chmodSync(folder, 0o555);
      const store = createFeedbackStore(connectDatabase(location, silentLog));
      await expect(store.add(row())).rejects.toThrow(/readonly|read-only|unable to open/i);
      await expect(store.check()).rejects.toThrow();
      chmodSync(folder, 0o755);
      chmodSync(location.path, 0o644);
      await store.add(row());
      await store.close();
      expect(await storedIds(location)).toHaveLength(2);
    });
  });
});

/** Runs work without the rights of root, who may write to read-only files. */
async function asOrdinaryUser(folder: string, work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) {
    return work();
  }
  const nobody = 65534;
  for (const name of ['.', ...readdirSync(folder)]) {
    chownSync(path.join(folder, name), nobody, nobody);
  }
  process.seteuid?.(nobody);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

it(
  'starts without its database, serves pages, and takes feedback once the database is there',
  { timeout: 120_000 },
  async () => {
    await postgres.stop();
    const server = await startOurServer({
      CLIENT_DIR: await smallSite(),
      DATABASE_URL: postgres.url,
    });
    const client = openHttpClient(server.origin, 4);
    try {
      expect((await client.get('/x/introduction')).status).toBe(200);
      expect((await client.post(submission())).status).toBe(503);
      await postgres.start();
      expect((await client.post(submission())).status).toBe(200);
    } finally {
      client.close();
      await server.stop();
    }
  },
);

it('answers what it has begun before it stops', { timeout: 120_000 }, async () => {
  const file = path.join(scratchFolder(), 'feedback.db');
  const env = { ...generous, CLIENT_DIR: await smallSite(), FEEDBACK_FILE: file };
  const server = await startOurServer(env);
  const { burst, end } = startBurst(openHttpClient(server.origin, 8), 8);
  await until(() => burst.acknowledged.length > 50);
  await server.stop('SIGTERM');
  await end();
  expect(server.child.exitCode).toBe(0);
  expect(burst.refused).toEqual([]);
  expect((await storedIds({ kind: 'file', path: file })).sort()).toEqual(
    idsOf(burst.acknowledged).sort(),
  );
});
