import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { type Answer, answerQuestion } from '#tests/assistants/answerQuestion.ts';
import { questions } from '#tests/assistants/questions.ts';
import { checkPairs } from '#tests/migration/checkPairs.ts';
import type { Product } from '#tests/migration/MigrationPair.ts';
import { testEnv } from '#tests/setup/testEnv.ts';

test('thirty questions are answered from the tools alone, with the right names and no invented prop', async () => {
  test.setTimeout(300_000);
  expect(questions).toHaveLength(30);
  const client = await connect();
  const answers: Answer[] = [];
  for (const question of questions) {
    answers.push(await answerQuestion(client, question));
  }
  await client.close();

  for (const [index, { question, names }] of questions.entries()) {
    const { text = '', api = '' } = answers[index] ?? {};
    for (const name of names) {
      expect.soft(text, `${question} names ${name}`).toContain(name);
      expect.soft(api, `${question} leads to the API of ${name}`).toContain(`| \`${name}`);
    }
  }

  const codes = questions.flatMap(({ question, product }, index) =>
    (answers[index]?.code ?? []).map(({ kind, code }) =>
      codeToCheck(kind, question, product, code),
    ),
  );
  const invented = codeToCheck('excerpt', 'An invented prop', 'data-grid', inventedProp);
  const distinct = new Map([invented, ...codes].map((each) => [each.code, each]));
  expect(distinct.size).toBeGreaterThan(100);
  const problems = checkPairs(path.resolve('.'), [...distinct.values()]).filter(isInvention);
  expect(problems.shift(), 'the check finds a prop that does not exist').toContain('magicMode');
  expect(problems).toEqual([]);
});

test('no API is longer than 10 KB at once, and all rows can be read', async () => {
  test.setTimeout(300_000);
  const client = await connect();
  const read = async (name: string, input: Record<string, unknown>) => {
    const { content } = await client.callTool({ name, arguments: input });
    const [first] = content as { text: string }[];
    const text = first?.text ?? '';
    expect(Buffer.byteLength(text), JSON.stringify(input)).toBeLessThanOrEqual(10_000);
    return text;
  };
  for (const name of ['DataGrid', 'DataGridPremium', 'GridApi', 'GridColDef', 'DatePicker']) {
    const overview = await read('read_api', { name });
    expect(overview).toContain('This is an overview.');
    const total = Number(/^## (\d+) rows$/m.exec(overview)?.[1]);
    const kinds = [...overview.matchAll(/^- `([\w-]+)`: (\d+) rows/gm)];
    let rows = 0;
    for (const [, kind, count] of kinds) {
      let cursor: string | undefined = '0';
      let found = 0;
      while (cursor !== undefined) {
        const text: string = await read('read_api', { name, kind, cursor });
        found += text.match(/^(?:\| `|- \[)/gm)?.length ?? 0;
        cursor = /"cursor": "(\d+)"/.exec(text)?.[1];
      }
      expect(found, `${name} ${kind}`).toBe(Number(count));
      rows += found;
    }
    expect(rows).toBe(total);
  }
  await read('read_page', { page: '/x/api/data-grid/data-grid' });
  const row = await read('read_page', {
    page: '/x/api/data-grid/data-grid#data-grid-prop-density',
  });
  expect(row).toContain('| `density` |');
  await client.close();
});

async function connect(): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  const args = ['--import', 'tsx', 'server/mcp/main.ts', '--dir', testEnv.CLIENT_DIR];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return client;
}

const inventedProp = '<DataGrid rows={rows} columns={columns} magicMode />;';

function codeToCheck(kind: string, question: string, product: Product, code: string) {
  return { product, place: `${kind}: ${question}`, major: 'v8' as const, code };
}

/** A demo has no mistake at all. What stands around an excerpt is not known, but every name in it must exist. */
function isInvention(problem: string): boolean {
  // The `screen` of Testing Library, which is not installed here.
  const isOfTests = problem.includes("on type 'Screen'");
  return problem.startsWith('demo') || (problem.includes('does not exist') && !isOfTests);
}
