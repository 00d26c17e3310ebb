import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

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

const fix =
  'Write ::demo{name="…"} without spaces, a title as :::info[Title], and :::: around what holds another :::.';

describe('rejectStrayColons', () => {
  it.each([
    ['a space before the options', ['', '::demo {name="One"}'], 2, '::demo {name="One"}'],
    ['a title without brackets', [':::info Two plans', 'Text.', ':::'], 1, ':::info Two plans'],
    ['a close without an open', ['Text', 'and', ':::'], 3, ':::'],
    ['a close inside a list', ['- Item', '  - :::'], 2, ':::'],
    [
      'a callout inside another that has no more colons',
      [':::info', 'One.', '', ':::warning', 'Two.', ':::', '', 'Three.', '', ':::'],
      10,
      ':::',
    ],
  ])('refuses a mistyped directive: %s', async (_what, body, line, text) => {
    expect(await problemsOf(...body)).toEqual([
      problem(line, `The line "${text}" neither opens nor closes a directive.`, fix),
    ]);
  });

  it.each(['`::demo`', 'Ends in two colons::', 'C++ has std::vector', '```text\n:::\n```'])(
    'leaves %j alone',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );
});

const nestedFix =
  'Move it out; if it was never meant to be inside, close the callout above it with :::.';

describe('checkDirectives', () => {
  it.each(['10:30', 'a:b', 'key:value', 'std::vector', '16:9 or 4:3', ':alone', 'at 9:am sharp'])(
    'leaves %s as it is written',
    async (text) => {
      const { blocks, problems } = await parseBody([`Text ${text} goes on.`]);
      expect(problems).toEqual([]);
      expect(blocks).toMatchObject([{ kind: 'prose', html: `<p>Text ${text} goes on.</p>` }]);
    },
  );

  it('refuses an unknown text directive with a label, with options or with empty brackets', async () => {
    const fix = 'Known here: :kbd.';
    expect(await problemsOf('', 'See :icon[home].', '- and :tip{of=day}', '- a:Foo[]')).toEqual([
      problem(2, 'Unknown directive :icon.', fix),
      problem(3, 'Unknown directive :tip.', fix),
      problem(4, 'Unknown directive :Foo.', fix),
    ]);
  });

  it('refuses an unknown leaf directive, once', async () => {
    expect(await problemsOf('Text.', '', '::chart{name="Sales"}')).toEqual([
      problem(
        3,
        'Unknown directive ::chart.',
        'Known here: ::demo, ::playground, ::component, ::change, ::checklist.',
      ),
    ]);
  });

  it('refuses an unknown container directive', async () => {
    const fix = 'Known here: :::info, :::success, :::warning, :::error, :::code-group, :::compare.';
    expect(await problemsOf('', ':::note', 'Text.', ':::')).toEqual([
      problem(2, 'Unknown directive :::note.', fix),
    ]);
  });

  it('refuses a demo inside a list', async () => {
    expect(await problemsOf('- Item', '', '  ::demo{name="BasicDial"}')).toEqual([
      problem(3, '::demo is inside a list, a quote or a callout.', nestedFix),
    ]);
  });

  it('notices a callout that is never closed by what it swallows', async () => {
    const body = [':::info', 'Text.', '', '## Next {#next}', '', '::demo{name="BasicDial"}'];
    expect(await problemsOf(...body)).toEqual([
      problem(6, '::demo is inside a list, a quote or a callout.', nestedFix),
      problem(4, 'The heading "Next {#next}" is inside a list, a quote or a callout.', nestedFix),
    ]);
  });
});
