import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

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
        problem(2, `The fence's "${meta}" is not understood.`, metaFix),
      ]);
    },
  );
});
