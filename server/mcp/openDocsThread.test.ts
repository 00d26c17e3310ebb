import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Log, silentLog } from '#server/http/log.ts';
import { writeBuiltDocs } from '#tests/setup/builtDocs.ts';
import { openDocsThread } from './openDocsThread.ts';

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const ping = { headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) };

// The thread compiles TypeScript when it starts, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('answers the protocol, and knows near pages in the language of an address', async () => {
  const thread = openDocsThread(await writeBuiltDocs(), silentLog);
  const answer = await thread.answerMcp(ping);
  expect(answer?.status).toBe(200);
  expect(JSON.parse(new TextDecoder().decode(answer?.body))).toMatchObject({ id: 1, result: {} });
  const [english] = await thread.nearPages('/x/react-tree-view/dail.md');
  expect(english).toEqual({ path: '/x/react-tree-view/dial', title: 'Dial' });
  const [chinese] = await thread.nearPages('/zh/x/react-tree-view/dail.md');
  expect(chinese?.path).toBe('/zh/x/react-tree-view/dial');
});

it('refuses what would wait behind too many others, and skips those who have gone', async () => {
  const thread = openDocsThread(await writeBuiltDocs(), silentLog, { waiting: 2, timeout: 20_000 });
  const gone = new AbortController();
  const first = thread.answerMcp(ping);
  const second = thread.answerMcp(ping, gone.signal);
  const third = thread.answerMcp(ping);
  expect(await thread.answerMcp(ping)).toBeNull();
  gone.abort();
  expect(await second).toBeNull();
  expect([(await first)?.status, (await third)?.status]).toEqual([200, 200]);
});

it('gives up a question that takes too long, and says so', async () => {
  const failures: unknown[] = [];
  const log: Log = { info() {}, error: (_message, facts) => failures.push(facts?.reason) };
  const clientDir = await writeBuiltDocs();
  // Loading its code takes a thread longer than this.
  const hasty = openDocsThread(clientDir, log, { waiting: 2, timeout: 1 });
  expect(await hasty.nearPages('/x/dail.md')).toEqual([]);
  expect(failures).toEqual(['There was no answer within 1 ms.']);
  expect(await hasty.answerMcp(ping)).toBeNull();
});

it('finds a build that was not there before', async () => {
  const clientDir = path.join(await mkdtemp(path.join(tmpdir(), 'docs-thread-')), 'client');
  const thread = openDocsThread(clientDir, silentLog);
  expect(await thread.nearPages('/x/react-tree-view/dail.md')).toEqual([]);
  await rename(await writeBuiltDocs(), clientDir);
  expect(await thread.nearPages('/x/react-tree-view/dail.md')).not.toEqual([]);
});
