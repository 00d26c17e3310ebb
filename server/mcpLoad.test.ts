import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpClient, openHttpClient } from '#tests/setup/httpClient.ts';
import { largeDocs } from '#tests/setup/largeDocs.ts';
import type { McpAttack } from '#tests/setup/mcpAttacker.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { seededRandom } from '#tests/setup/seededRandom.ts';
import { type ServerProcess, startOurServer } from '#tests/setup/serverProcess.ts';

const secondsEach = 2;
const rounds = 5;
const leastRequests = 50;

let server: ServerProcess;
let client: HttpClient;
let attacker: ChildProcess;
beforeAll(async () => {
  server = await startOurServer({
    CLIENT_DIR: await largeDocs(),
    FEEDBACK_FILE: path.join(scratchFolder(), 'feedback.db'),
    // Lets one machine be many clients.
    TRUSTED_PROXIES: '1',
  });
  client = openHttpClient(server.origin, 1);
  attacker = fork('tests/setup/mcpAttacker.ts', { execArgv: ['--import', 'tsx'] });
}, 60_000);
afterAll(async () => {
  client.close();
  attacker.kill();
  await server.stop();
});

const random = seededRandom(1);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Words nothing is called by are compared with every term, so they cost most. */
function costlyQuery(): string {
  const word = () => Array.from({ length: 8 }, () => random.pick(letters)).join('');
  return Array.from({ length: 22 }, word).join(' ');
}

function searches(count: number): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'search_docs', arguments: { query: costlyQuery() } },
    })),
  );
}

const attacks: { name: string; body: string; clients: number }[] = [
  { name: 'one client with batches of 100 searches', body: searches(100), clients: 1 },
  { name: 'a crowd with the largest batches that are taken', body: searches(5), clients: 4000 },
];

/** Resolves with the number of requests when the attack is over. */
async function attack({ body, clients }: (typeof attacks)[number]): Promise<number> {
  const kind: McpAttack = { origin: server.origin, body, clients, seconds: secondsEach };
  attacker.send(kind);
  const [count] = await once(attacker, 'message');
  return Number(count);
}

/** Milliseconds that readers wait for a page, one after the other, until some work is done. */
async function pageTimes(during: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void during.finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const start = performance.now();
    expect((await client.get('/x/introduction')).status).toBe(200);
    times.push(performance.now() - start);
    await wait(4);
  }
  await during;
  return times;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many times as long pages take: the median, or the mean, in which one long wait shows, whichever is larger. */
function slowdown(idle: number[], busy: number[]): number {
  return Math.max(median(busy) / median(idle), mean(busy) / mean(idle));
}

it.each(attacks)(
  'pages take at most twice as long during $name',
  { timeout: 180_000 },
  async (kind) => {
    await pageTimes(wait(500));
    const slowdowns: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const idle = await pageTimes(wait(secondsEach * 1000));
      const attacking = attack(kind);
      slowdowns.push(slowdown(idle, await pageTimes(attacking)));
      expect(await attacking, 'requests of the attack').toBeGreaterThan(leastRequests);
    }
    // Whatever else the machine does adds to some rounds; what the attack does would show in most of them.
    expect(median(slowdowns), slowdowns.join(', ')).toBeLessThanOrEqual(2);
  },
);
