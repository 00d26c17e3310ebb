import { expect, it } from 'vitest';
import { parseBody } from '#pipeline/markdown/fixtures/parseBody.ts';

async function markdownOf(...body: string[]): Promise<string[]> {
  const { blocks, problems } = await parseBody(body);
  expect(problems).toEqual([]);
  return blocks.map((block) => (block.kind === 'prose' ? block.markdown : block.kind));
}

it('keeps the anchor of a heading and says its tags in words', async () => {
  expect(await markdownOf('## Turn `the` dial {#turn-the-dial plan=pro state=new}')).toEqual([
    '## Turn `the` dial (Pro) (New) {#turn-the-dial}',
  ]);
});

it('leads to the copies of pages, by whole addresses', async () => {
  const [text] = await markdownOf(
    'A [dial](/x/react-widgets/dial#basics), [here](#basics), [home](/) and [there](https://example.com/a_b).',
  );
  expect(text).toBe(
    'A [dial](https://docs.example.com/x/react-widgets/dial.md#basics), [here](#basics), ' +
      '[home](https://docs.example.com/) and [there](https://example.com/a_b).',
  );
});

it('does not link the names that only the page links', async () => {
  expect(await markdownOf('Set the `maxValue` prop.')).toEqual(['Set the `maxValue` prop.']);
});

it('writes callouts as alerts, one inside the other', async () => {
  const [text] = await markdownOf(
    '::::warning[Outer]',
    'Before.',
    '',
    ':::error',
    '- one',
    '- two',
    ':::',
    '::::',
  );
  expect(text).toBe(
    [
      '> [!WARNING]',
      '> **Outer**',
      '>',
      '> Before.',
      '>',
      '> > [!CAUTION]',
      '> > - one',
      '> > - two',
    ].join('\n'),
  );
});

it('shows every choice of a code group, titles of fences and no marked lines', async () => {
  const [text] = await markdownOf(
    ':::code-group{key="package-manager"}',
    '```bash label="npm"',
    'npm install',
    '```',
    '```bash label="pnpm" title="Terminal" {1}',
    'pnpm add',
    '```',
    ':::',
  );
  expect(text).toBe(
    '**npm**\n\n```bash\nnpm install\n```\n\n**pnpm**\n\n```bash title="Terminal"\npnpm add\n```',
  );
});

it('keeps keys, tables and code with pipes', async () => {
  const [text] = await markdownOf(
    '| Key | Type |',
    '| --- | --- |',
    '| :kbd[Ctrl]+:kbd[C] | `a \\| b` |',
  );
  expect(text).toContain('| <kbd>Ctrl</kbd>+<kbd>C</kbd> | `a \\| b` |');
});

it('is cut where demos and components stand, as the blocks are', async () => {
  expect(
    await markdownOf(
      'One.',
      '',
      '::demo{name="BasicDial"}',
      '',
      '::demo{name="BigDial"}',
      '',
      'Two.',
    ),
  ).toEqual(['One.', 'demo', 'demo', 'Two.']);
});
