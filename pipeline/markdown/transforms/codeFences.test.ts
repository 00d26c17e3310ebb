import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './codeFences.ts';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

describe('parseFenceMeta', () => {
  it('reads title, label and marked lines in any order', () => {
    expect(parseFenceMeta('{2, 4-6} label="npm" title="src/My App.tsx" {9}')).toEqual({
      title: 'src/My App.tsx',
      label: 'npm',
      markedLines: new Set([2, 4, 5, 6, 9]),
      unknown: null,
    });
  });

  it('is empty for nothing', () => {
    expect(parseFenceMeta('')).toEqual({
      title: null,
      label: null,
      markedLines: new Set(),
      unknown: null,
    });
  });

  it('names the first part it does not understand', () => {
    expect(parseFenceMeta('title="a" wrap {x}').unknown).toBe('wrap');
  });
});

const fence = '```';
const languages = 'Use one of tsx, ts, jsx, js, json, css, bash, diff, text.';
const metaFix = 'After the language write title="…", label="…" and marked lines as {1,3-5}.';

describe('codeBlocks', () => {
  it('S1.10 every fence has a copy button, even an empty one', async () => {
    const { blocks, problems } = await parseBody([`${fence}ts`, fence, '', `${fence}bash`, fence]);
    expect(problems).toEqual([]);
    const html = blocks.map((block) => (block.kind === 'prose' ? block.html : '')).join('');
    expect(html.match(/<code class="language-(ts|bash)"><\/code>/g)).toHaveLength(2);
    expect(html.match(/<button type="button" class="MuiCode-copy"/g)).toHaveLength(2);
  });

  it('refuses an unknown language and none at all', async () => {
    expect(await problemsOf(`${fence}python`, 'x', fence, '', fence, fence)).toEqual([
      problem(1, 'Unknown code language "python".', languages),
      problem(5, 'The code fence names no language.', languages),
    ]);
  });

  it.each(['title=App.tsx', '{one}', '{1-}', '{,2}', 'lines="2"', 'highlight'])(
    'refuses what it does not understand behind the language: %s',
    async (meta) => {
      expect(await problemsOf('', `${fence}tsx label="a" ${meta}`, 'x', fence)).toEqual([
        problem(2, `The fence's "${meta}" is not supported.`, metaFix),
      ]);
    },
  );
});

const panel = (label: string) => [`${fence}bash label="${label}"`, label, fence];

describe('codeGroups', () => {
  it('refuses a group without a key', async () => {
    expect(await problemsOf('', ':::code-group', ...panel('npm'), ...panel('pnpm'), ':::')).toEqual(
      [
        problem(
          2,
          'The code group has no key.',
          'Write :::code-group{key="package-manager"}; the reader’s choice is remembered under it.',
        ),
      ],
    );
  });

  it.each([
    ['one fence', panel('npm')],
    ['no fence', []],
    ['a fence without label', [...panel('npm'), `${fence}bash`, fence]],
    ['text between the fences', [...panel('npm'), 'or', ...panel('pnpm')]],
  ])('refuses a group with %s', async (_what, lines) => {
    expect(await problemsOf('', ':::code-group{key="tool"}', ...lines, ':::')).toEqual([
      problem(
        2,
        'A code group holds two or more fences, each with a label, and nothing else.',
        'Write ```bash label="npm" and so on inside the group.',
      ),
    ]);
  });
});

describe('comparisons', () => {
  it('marks the first fence as wrong and the second as right', async () => {
    const { blocks, problems } = await parseBody([
      ':::compare',
      '```ts title="Wrong: too late"',
      'const a = 1;',
      '```',
      '```ts title="Right: in time"',
      'const b = 2;',
      '```',
      ':::',
    ]);
    expect(problems).toEqual([]);
    const [block] = blocks;
    const html = block?.kind === 'prose' ? block.html : '';
    expect(html).toMatch(
      /data-verdict="wrong".*Wrong: too late.*data-verdict="right".*Right: in time/s,
    );
    expect(block).toMatchObject({ markdown: expect.stringContaining('title="Right: in time"') });
  });

  it('takes exactly two fences with titles', async () => {
    const problems = await problemsOf(':::compare', '```ts', 'const a = 1;', '```', ':::');
    expect(problems.map(({ message }) => message)).toEqual([
      'A comparison holds two fences, each with a title, and nothing else.',
    ]);
  });
});
