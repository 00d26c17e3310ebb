import { describe, expect, it } from 'vitest';
import { parseBody, problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

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
      problem(3, 'Unknown directive ::chart.', 'Known here: ::demo, ::playground, ::component.'),
    ]);
  });

  it('refuses an unknown container directive', async () => {
    const fix = 'Known here: :::info, :::success, :::warning, :::error, :::code-group.';
    expect(await problemsOf('', ':::note', 'Text.', ':::')).toEqual([
      problem(2, 'Unknown directive :::note.', fix),
    ]);
  });

  it('refuses a demo inside a list', async () => {
    expect(await problemsOf('- Item', '', '  ::demo{name="BasicDial"}')).toEqual([
      problem(3, '::demo stands inside a list, a quote or a callout.', nestedFix),
    ]);
  });

  it('notices a callout that is never closed by what it swallows', async () => {
    const body = [':::info', 'Text.', '', '## Next {#next}', '', '::demo{name="BasicDial"}'];
    expect(await problemsOf(...body)).toEqual([
      problem(6, '::demo stands inside a list, a quote or a callout.', nestedFix),
      problem(
        4,
        'The heading "Next {#next}" stands inside a list, a quote or a callout.',
        nestedFix,
      ),
    ]);
  });
});
