import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuiltDocs } from '#tests/setup/builtDocs.ts';
import { type HttpClient, openHttpClient } from '#tests/setup/httpClient.ts';
import { largeDocs } from '#tests/setup/largeDocs.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { type ServerProcess, startOurServer } from '#tests/setup/serverProcess.ts';

const readers = 12;
const assistants = 4;

let clientDir: string;
let server: ServerProcess;
let pages: HttpClient;
let load: Load;
beforeAll(async () => {
  clientDir = await writeBuiltDocs(await largeDocs());
  server = await startOurServer({
    CLIENT_DIR: clientDir,
    FEEDBACK_FILE: path.join(scratchFolder(), 'feedback.db'),
    MCP_PER_CLIENT: '100000',
  });
  pages = openHttpClient(server.origin, readers);
  load = await startLoad();
}, 60_000);
afterAll(async () => {
  await load.stop();
  pages.close();
  await server.stop();
});

interface Load {
  stop(): Promise<void>;
  /** Pages and answers so far. */
  counts(): { pages: number; answers: number };
}

/** Readers that open pages and assistants that search, all without a pause, until they are told to stop. */
async function startLoad(): Promise<Load> {
  const over = new AbortController();
  const counts = { pages: 0, answers: 0 };
  async function read() {
    while (!over.signal.aborted) {
      expect((await pages.get('/x/introduction')).status).toBe(200);
      counts.pages += 1;
    }
  }
  async function search(client: Client) {
    while (!over.signal.aborted) {
      const query = `words nothing is called by ${counts.answers}`;
      await client.callTool({ name: 'search_docs', arguments: { query } });
      counts.answers += 1;
    }
    await client.close();
  }
  const clients = await Promise.all(Array.from({ length: assistants }, () => connect(overHttp())));
  const running = [...Array.from({ length: readers }, read), ...clients.map(search)];
  return {
    counts: () => ({ ...counts }),
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };
}

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
}

const overHttp = () => new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`));
const overStdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'server/mcp/main.ts', '--dir', clientDir],
  });

const good: [tool: string, input: Record<string, unknown>, answer: RegExp][] = [
  ['search_docs', { query: 'maxTu' }, /\*\*maxTurn\*\* \(prop\)/],
  ['read_page', { page: '/x/react-tree-view/dial', section: 'limit' }, /^## Limit the turn/],
  ['read_api', { name: 'DialPanel', names: ['maxTurn'] }, /\| `maxTurn` \| `number` \|/],
  ['get_demo', { demo: 'BasicDial', styling: 'CSS' }, /^Styled with CSS:/],
  ['find_recipe', { task: 'keep the dial in the URL' }, /^## Dial in the URL/],
  ['explain_error', { message: 'MUI X: The dial A is stuck at its end.' }, /Cause: The dial/],
];

const bad: [tool: string, input: Record<string, unknown>, answer: RegExp][] = [
  ['no_tool', {}, /no_tool/],
  ['search_docs', {}, /query/],
  ['search_docs', { query: 'a'.repeat(201) }, /200/],
  ['search_docs', { query: 'dial', product: 'toaster' }, /product/],
  ['search_docs', { query: ['dial'] }, /query/],
  ['read_page', { page: '/x/%E0%A4%A' }, /There is no page/],
  ['read_page', { page: '../../../etc/passwd' }, /There is no page/],
  ['read_api', { name: 'DialPannel' }, /- DialPanel/],
  ['read_api', { name: 'DialPanel', names: ['maxTrun'] }, /- maxTurn/],
  ['read_api', { name: 'DialPanel', kind: 'props', cursor: '-1' }, /cursor/],
  ['get_demo', { demo: 'BasicDial', code: 'rust' }, /code/],
  ['explain_error', { message: ' ' }, /message/],
];

describe.each([
  ['HTTP', overHttp],
  ['stdio', overStdio],
])('over %s, while the server is under load', (_name, open) => {
  it('answers good and bad input, again and again', { timeout: 120_000 }, async () => {
    const client = await connect(open());
    const before = load.counts();
    for (let round = 0; round < 3; round += 1) {
      for (const [name, input, answer] of good) {
        expect(await ask(client, name, input), name).toMatchObject({
          isError: false,
          text: expect.stringMatching(answer) as string,
        });
      }
      for (const [name, input, answer] of bad) {
        expect(await ask(client, name, input), JSON.stringify(input)).toMatchObject({
          isError: true,
          text: expect.stringMatching(answer) as string,
        });
      }
      expect((await client.listTools()).tools.length).toBeGreaterThanOrEqual(6);
      await expect(client.readResource({ uri: 'mui-x-docs://x/nothing' })).rejects.toThrow(
        'There is no page',
      );
    }
    await client.close();
    const { pages: read, answers } = load.counts();
    expect(read - before.pages, 'pages that were read meanwhile').toBeGreaterThan(100);
    expect(answers - before.answers, 'searches that were answered meanwhile').toBeGreaterThan(4);
  });
});

/** The text of an answer; a refusal by the protocol counts as an error of the tool. */
async function ask(client: Client, name: string, input: Record<string, unknown>) {
  try {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError };
  } catch (error) {
    return { text: String(error), isError: true };
  }
}
