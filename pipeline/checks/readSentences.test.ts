import { expect, it } from 'vitest';
import { readSentences } from '#pipeline/checks/readSentences.ts';

it('reads sentences as a reader does, without code, anchors and blocks', () => {
  const source = [
    '---',
    'title: Dials',
    'description: Turn a dial.',
    '---',
    '',
    '## Set the value {#value}',
    '',
    'Set `value` to 1.5 and the dial turns. It *stays* there',
    'until you turn it. Press :kbd[Home].',
    '',
    '```ts',
    'const just = 1;',
    '```',
    '',
    '- One. Two?',
    '',
    '| Key | Does |',
    '| --- | --- |',
    '| `a` | turns it |',
    '',
    '::demo{name="Basic"}',
  ].join('\n');
  expect(readSentences(source)).toEqual([
    { line: 1, text: 'Turn a dial.', isHeading: false },
    { line: 6, text: 'Set the value', isHeading: true },
    { line: 8, text: 'Set `code` to 1.5 and the dial turns.', isHeading: false },
    { line: 8, text: 'It stays there until you turn it.', isHeading: false },
    { line: 8, text: 'Press Home.', isHeading: false },
    { line: 15, text: 'One.', isHeading: false },
    { line: 15, text: 'Two?', isHeading: false },
    { line: 17, text: 'Key', isHeading: false },
    { line: 17, text: 'Does', isHeading: false },
    { line: 19, text: '`code`', isHeading: false },
    { line: 19, text: 'turns it', isHeading: false },
  ]);
});
