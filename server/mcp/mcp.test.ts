import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/createApp.ts';
import { listen, type RunningServer } from '#server/listen.ts';
import { writeBuiltDocs } from '#tests/setup/builtDocs.ts';

let clientDir: string;
let server: RunningServer;

beforeAll(async () => {
  clientDir = await writeBuiltDocs();
  server = await listen(createApp({ clientDir, mcp: true }), { port: 0 });
});
afterAll(() => server.close());

const endpoint = () => new URL(`http://localhost:${server.port}/mcp`);
const transports: [name: string, open: () => Transport][] = [
  ['HTTP', () => new StreamableHTTPClientTransport(endpoint()) as Transport],
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

  it('offers four tools that only read, each with a schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'read_api',
      'get_demo',
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
    expect(text).toContain('/x/api/tree-view/dial.md#dial-panel-prop-maxTurn');
  });

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
    const { text } = await ask('read_api', { name: 'dialpanel', row: 'turn' });
    expect(text).toContain('| Name | Type |\n| --- | --- |\n| `maxTurn` | `number` |');
    expect(text).not.toContain('`value?`');
  });

  it('names near exports and rows', async () => {
    const api = await ask('read_api', { name: 'DialPannel' });
    expect(api).toMatchObject({ isError: true });
    expect(api.text).toContain('- DialPanel');
    const row = await ask('read_api', { name: 'DialPanel', row: 'maxTrun' });
    expect(row).toMatchObject({ isError: true });
    expect(row.text).toContain('- maxTurn');
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

  it('is not there unless it is wanted', async () => {
    const answer = await createApp({ clientDir }).request('/mcp', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});
