import { describe, expect, it } from 'vitest';
import { problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

describe('rejectHtml', () => {
  it.each([
    [['Text', '<br> and more'], 2, '<br>'],
    [['', '<details>', 'x'], 2, '<details>'],
    [['- a', '- <img src="a.png">'], 2, '<img>'],
    [['<!-- a --><i>x</i><!-- b -->'], 1, '<i>'],
    [['<!-- a --> text'], 1, 'text'],
  ])('refuses markup: %o', async (body, line, shown) => {
    expect(await problemsOf(...body)).toEqual([
      problem(
        line,
        `Raw HTML (${shown}) is not allowed.`,
        'Use Markdown or a directive; put a literal tag into inline code.',
      ),
    ]);
  });

  it.each(['<!-- A note. -->', 'Text <!-- inline --> goes on.', '`<b>`', '1 < 2 > 0'])(
    'allows %j',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );
});
