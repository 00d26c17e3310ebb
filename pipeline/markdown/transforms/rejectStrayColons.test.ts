import { describe, expect, it } from 'vitest';
import { problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

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
      problem(line, `The line "${text}" opens and closes nothing.`, fix),
    ]);
  });

  it.each(['`::demo`', 'Ends in two colons::', 'C++ has std::vector', '```text\n:::\n```'])(
    'leaves %j alone',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );
});
