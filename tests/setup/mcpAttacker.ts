import { setTimeout as wait } from 'node:timers/promises';
import { openHttpClient } from './httpClient.ts';

/** Requests to `/mcp` from many clients for some time. */
export interface McpAttack {
  origin: string;
  body: string;
  clients: number;
  seconds: number;
}

const mostOpen = 40;

/** Sends 200 requests a second, as far as there are connections; returns how many were sent. */
async function attack({ origin, body, clients, seconds }: McpAttack): Promise<number> {
  const client = openHttpClient(origin, mostOpen);
  const open = new Set<Promise<unknown>>();
  let count = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(5)) {
    if (open.size < mostOpen) {
      const number = count % clients;
      count += 1;
      const asked = client
        .ask(body, `198.51.${number >> 8}.${number % 256}`)
        // Attackers do not wait for answers.
        .catch(() => {})
        .finally(() => open.delete(asked));
      open.add(asked);
    }
  }
  client.close();
  await Promise.all(open);
  return count;
}

// Runs as a process of its own, so that those who measure the server do not wait for the attack's own work.
process.on('message', (kind: McpAttack) => {
  void attack(kind).then((count) => process.send?.(count));
});
