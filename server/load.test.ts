import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHttpClient } from '#tests/setup/httpClient.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { startOurServer } from '#tests/setup/serverProcess.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { type Postgres, startPostgres } from '#tests/setup/startPostgres.ts';
import { submission } from '#tests/setup/submission.ts';
import { readFeedback } from './feedback/feedbackReport.ts';
import { openDatabase } from './database/openDatabase.ts';

const connections = 64;
const requestsEach = 24;
const pages = ['/', '/x/introduction', '/x/react-data-grid', '/assets/app-3f2a.js'];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove());

it.each(['libSQL', 'PostgreSQL'])(
  'S7.10 nothing fails and nothing is lost at 64 connections on %s',
  { timeout: 120_000 },
  async (engine) => {
    const file = path.join(scratchFolder(), 'feedback.db');
    const server = await startOurServer({
      CLIENT_DIR: await smallSite(),
      FEEDBACK_PER_CLIENT: '1000000',
      FEEDBACK_PER_PAGE: '1000000',
      ...(engine === 'libSQL' ? { FEEDBACK_FILE: file } : { DATABASE_URL: postgres.url }),
    });
    const client = openHttpClient(server.origin, connections);
    const accepted: string[] = [];
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

    async function reader(number: number): Promise<void> {
      for (let turn = 0; turn < requestsEach; turn += 1) {
        if ((turn + number) % 4 === 0) {
          const sent = submission({ comment: `reader ${number}, turn ${turn}` });
          const { status } = await client.post(sent);
          count(status);
          if (status === 200) {
            accepted.push(String(sent.id));
          }
          if (turn % 8 === 0) {
            // A retry of a request whose answer was lost.
            count((await client.post(sent)).status);
          }
        } else {
          count((await client.get(pages[(turn + number) % pages.length] ?? '/')).status);
        }
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, number) => reader(number)));
    client.close();
    await server.stop();

    expect([...statuses.keys()]).toEqual([200]);
    expect(accepted).toHaveLength((connections * requestsEach) / 4);
    const db = await openDatabase(
      engine === 'libSQL' ? { kind: 'file', path: file } : { kind: 'postgres', url: postgres.url },
    );
    const stored = (await readFeedback(db, {})).map(({ id }) => id);
    await db.destroy();
    expect(stored.sort()).toEqual(accepted.sort());
  },
);
