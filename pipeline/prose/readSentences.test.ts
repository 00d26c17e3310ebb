import { expect, it } from 'vitest';
import { readSentences } from './readSentences.ts';

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
    { line: 1, text: 'Turn a dial.' },
    { line: 6, text: 'Set the value' },
    { line: 8, text: 'Set `code` to 1.5 and the dial turns.' },
    { line: 8, text: 'It stays there until you turn it.' },
    { line: 8, text: 'Press Home.' },
    { line: 15, text: 'One.' },
    { line: 15, text: 'Two?' },
    { line: 17, text: 'Key' },
    { line: 17, text: 'Does' },
    { line: 19, text: '`code`' },
    { line: 19, text: 'turns it' },
  ]);
});
