import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/createApp.ts';
import { listen, type RunningServer } from '#server/http/listen.ts';
import type { Hono } from 'hono';
import { writeBuiltDocs } from '#tests/setup/builtDocs.ts';
import { mcpRoutes } from './mcpRoutes.ts';

let clientDir: string;
let server: RunningServer;

beforeAll(async () => {
  clientDir = await writeBuiltDocs();
  server = await listen(createApp({ clientDir, mcp: limits }), {
    port: 0,
  });
});
afterAll(() => server.close());

const limits = { perClient: 1000, proxies: 0 };

const postTo = (app: Hono, body: unknown, address = '198.51.100.1') =>
  app.request('/mcp', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': address,
    },
  });

const endpoint = () => new URL(`http://localhost:${server.port}/mcp`);
const transports: [name: string, open: () => Transport][] = [
  ['HTTP', () => new StreamableHTTPClientTransport(endpoint())],
  [
    'stdio',
    () =>
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), '--dir', clientDir],
      }),
  ],
];

describe.each(transports)('over %s', (_name, open) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(() => client.connect(open()), 60_000);
  afterAll(() => client.close());

  async function ask(name: string, input: Record<string, unknown>) {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content as { type: string; text: string }[];
    return { text: first?.text ?? '', isError };
  }

  it('offers six tools that only read, each with a schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'read_api',
      'get_demo',
      'find_recipe',
      'explain_error',
      'diff_api',
    ]);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(1);
      expect(description).toBeTruthy();
    }
  });

  it('finds a prop by a piece of its name', async () => {
    const { text, isError } = await ask('search_docs', { query: 'maxTu' });
    expect(isError).toBe(false);
    expect(text).toContain('**maxTurn** (prop)');
    expect(text).toContain('https://docs.example/x/api/tree-view/dial.md#dial-panel-prop-maxTurn');
  });

  it('finds a page that is not written yet, and says so', async () => {
    const { text } = await ask('search_docs', { query: 'knob' });
    expect(text).toContain('**Knob** (guide, unwritten)');
    expect(text).toContain('This page is not written yet.');
    expect((await ask('read_page', { page: '/x/react-tree-view/knob' })).isError).toBe(true);
  });

  it('explains an error by a stack, with absolute addresses', async () => {
    const { text, isError } = await ask('explain_error', {
      message: 'Uncaught Error: MUI X: The dial Volume is stuck at its end.\n    at Dial.tsx:3',
    });
    expect(isError).toBe(false);
    expect(text).toContain('Cause: The dial reached `maxTurn`.');
    expect(text).toContain('https://docs.example/x/react-tree-view/dial.md#limit');
    expect(text).toContain('https://docs.example/x/errors.md#the-dial-is-stuck');
    expect(await ask('explain_error', { message: 'TypeError: x is undefined' })).toMatchObject({
      isError: true,
    });
  });

  it('compares two versions of a package, and says why it cannot', async () => {
    const { text } = await ask('diff_api', { package: 'x-dials', from: '7.0' });
    expect(text).toContain('# @mui/x-dials 7.0 → 8.1');
    expect(text).toContain(
      '`sweep` (prop of `Dial`) in 8.0; https://docs.example/x/migration/dials#sweep',
    );
    const added = await ask('diff_api', { package: 'x-dials', from: '7.0', changes: ['added'] });
    expect(added.text).toContain('`Gauge` (export) in 8.1');
    expect(added.text).not.toContain('sweep');
    const asked = (input: Record<string, string>) =>
      ask('diff_api', { package: '@mui/x-dials', from: '7.0', ...input });
    expect(await asked({ package: '@mui/x-knobs' })).toMatchObject({ isError: true });
    expect(await asked({ from: '6.2' })).toEqual({
      text: 'Version 6.2 is older than the data, which starts with 7.0.',
      isError: true,
    });
    expect(await asked({ from: '8.1', to: '8.0' })).toMatchObject({ isError: true });
    expect(await asked({ to: '9.9' })).toMatchObject({ isError: true });
  });

  it('offers guides as resources, and reads any page', async () => {
    const { resources } = await client.listResources();
    expect(resources).toContainEqual({
      uri: 'mui-x-docs://x/react-tree-view/dial',
      name: '/x/react-tree-view/dial',
      title: 'Dial',
      description: '/x/react-tree-view/dial',
      mimeType: 'text/markdown',
    });
    const read = async (uri: string) => {
      const [first] = (await client.readResource({ uri })).contents;
      return first && 'text' in first ? first.text : '';
    };
    expect(await read('mui-x-docs://x/react-tree-view/dial')).toMatch(/^# Dial/);
    expect(await read('mui-x-docs://x/api/tree-view/dial')).toMatch(/^# DialPanel/);
    await expect(read('mui-x-docs://x/react-tree-view/dail')).rejects.toThrow(
      /Similar pages: .*dial/,
    );
    await expect(read('mui-x-docs://x/%E0%A4%A')).rejects.toThrow('There is no page');
  });

  it('finds a recipe and returns its section', async () => {
    const { text } = await ask('find_recipe', { task: 'keep the dial in the URL' });
    expect(text).toMatch(/^## Dial in the URL \{#dial-in-the-url\}\n\nKeep it\.\n/);
    expect(text).toContain(
      'https://docs.example/x/react-tree-view/dial-recipes.md#dial-in-the-url',
    );
    expect((await ask('find_recipe', { task: 'zzzz' })).isError).toBe(true);
  });

  it.each(['/x/react-tree-view/dial#%', '/x/%E0%A4%A', '%', 'http://[%/x#%zz'])(
    'answers the malformed address %s like any other',
    async (page) => {
      const { text } = await ask('read_page', { page });
      expect(text).not.toContain('URI malformed');
      expect(text).toMatch(/^# Dial|There is no page/);
    },
  );

  it('says when nothing matches, and refuses what no schema allows', async () => {
    expect(await ask('search_docs', { query: 'zzzz' })).toMatchObject({ isError: true });
    const wrong = await ask('search_docs', { query: 'dial', product: 'toaster' });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toContain('product');
  });

  it.each([
    '/x/react-tree-view/dial',
    'x/react-tree-view/dial.md',
    'https://mui.com/x/react-tree-view/dial',
    'dial',
  ])('reads the page %s', async (page) => {
    expect((await ask('read_page', { page })).text).toMatch(/^# Dial/);
  });

  it('reads a page in the language its address names', async () => {
    expect((await ask('read_page', { page: '/zh/x/react-tree-view/dial' })).text).toBe('# 旋钮\n');
  });

  it('reads a section with what is below it, and nothing else', async () => {
    const { text } = await ask('read_page', { page: 'dial', section: 'limit' });
    expect(text).toBe(
      '## Limit the turn (Pro) {#limit}\n\nSet `maxTurn`.\n\n### Both ways {#both}\n\nText.',
    );
  });

  it('names near pages and the sections there are', async () => {
    const page = await ask('read_page', { page: '/x/react-tree-view/dail' });
    expect(page).toMatchObject({ isError: true });
    expect(page.text).toContain('- /x/react-tree-view/dial (Dial)');
    const section = await ask('read_page', { page: 'dial', section: 'no' });
    expect(section.isError).toBe(true);
    expect(section.text).toContain('- limit (Limit the turn (Pro))');
    expect(section.text).not.toContain('Not a heading');
  });

  it('reads an API by name, however it is written, whole or by rows', async () => {
    expect((await ask('read_api', { name: '<DialPanel />' })).text).toContain('`value?`');
    const { text } = await ask('read_api', { name: 'dialpanel', query: 'turn' });
    expect(text).toContain('| Name | Type |\n| --- | --- |\n| `maxTurn` | `number` |');
    expect(text).not.toContain('`value?`');
  });

  it('names near exports and rows', async () => {
    const api = await ask('read_api', { name: 'DialPannel' });
    expect(api).toMatchObject({ isError: true });
    expect(api.text).toContain('- DialPanel');
    const row = await ask('read_api', { name: 'DialPanel', names: ['maxTrun'] });
    expect(row).toMatchObject({ isError: true });
    expect(row.text).toContain('- maxTurn');
    const some = await ask('read_api', { name: 'DialPanel', names: ['maxTurn', 'valu'] });
    expect(some).toMatchObject({ isError: false });
    expect(some.text).toContain('DialPanel has no `valu`. Near: value.');
    const kind = await ask('read_api', { name: 'DialPanel', kind: 'slots' });
    expect(kind).toMatchObject({ isError: true });
    expect(kind.text).toContain('- props');
  });

  it('fetches a demo in one styling or all, as TypeScript or JavaScript', async () => {
    const all = await ask('get_demo', { demo: 'BasicDial.tsx' });
    expect(all.text).toContain('```tsx title="BasicDial.tsx"\n// BasicDial MUI System ts\n```');
    expect(all.text).toContain('Styled with CSS:');
    const one = await ask('get_demo', { demo: 'BasicDial', styling: 'CSS', code: 'js' });
    expect(one.text).toBe('Styled with CSS:\n\n```jsx title="BasicDial.jsx"\n// BasicDial js\n```');
  });

  it('asks for the page of a demo that several have, and names near demos', async () => {
    const several = await ask('get_demo', { demo: 'Shared' });
    expect(several.isError).toBe(true);
    expect(several.text).toContain('- /x/react-tree-view/level');
    const one = await ask('get_demo', { demo: 'Shared', page: '/x/react-tree-view/level' });
    expect(one).toMatchObject({ isError: false });
    expect(one.text, 'in one file, with its data').toBe(
      '```tsx title="Shared.tsx"\n// data and demo\n```',
    );
    expect((await ask('get_demo', { demo: 'BasicDail' })).text).toContain('- BasicDial');
  });
});

describe('the endpoint', () => {
  it('says what it is to those who open it in a browser', async () => {
    const answer = await fetch(endpoint());
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses what is no question, or far too long', async () => {
    const post = (body: string) =>
      fetch(endpoint(), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
      });
    expect((await post('{')).status).toBe(400);
    expect((await post(`"${'a'.repeat(70_000)}"`)).status).toBe(413);
  });

  it('takes no batch that would keep it busy', async () => {
    const messages = Array.from({ length: 6 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    const answer = await postTo(createApp({ clientDir, mcp: limits }), messages);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { message: 'A batch holds at most 5 messages.' },
    });
    expect((await postTo(createApp({ clientDir, mcp: limits }), messages.slice(1))).status).toBe(
      200,
    );
  });

  it('counts every message of a client, and lets others through', async () => {
    const app = createApp({ clientDir, mcp: { perClient: 4, proxies: 1 } });
    const messages = Array.from({ length: 3 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    expect((await postTo(app, messages, '203.0.113.7')).status).toBe(200);
    expect((await postTo(app, messages, '203.0.113.7')).status).toBe(429);
    const answer = await postTo(app, messages[0], '203.0.113.7');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // A page that asks must be able to read the refusal.
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await postTo(app, messages, '203.0.113.8')).status).toBe(200);
  });

  it('says that it is busy', async () => {
    const thread = { answerMcp: async () => null, nearPages: async () => [] };
    const app = mcpRoutes({ thread, ...limits, securityHeaders: {} });
    const answer = await postTo(app, { jsonrpc: '2.0', id: 1, method: 'ping' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('refuses a query that is too long', async () => {
    const params = { name: 'search_docs', arguments: { query: 'a'.repeat(201) } };
    const sent = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const answer = await postTo(createApp({ clientDir, mcp: limits }), sent);
    expect(await answer.json()).toMatchObject({ result: { isError: true } });
  });

  it('is not there unless it is wanted', async () => {
    const answer = await createApp({ clientDir }).request('/mcp', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});
