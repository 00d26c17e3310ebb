import { describe, expect, it } from 'vitest';
import { readSpec } from './readSpec.ts';

const table = ['| id | requirement | decision |', '| --- | --- | --- |'];

describe('readSpec', () => {
  it('reads sections, with and without decisions', () => {
    const markdown = [
      '# Specification',
      '',
      'Text about `S9.9`.',
      '',
      '## S1 Shell',
      '',
      ...table,
      '| S1.1 | one thing | |',
      '| S1.10 | another \\| or not | S7.4–S7.6 |',
      '',
      '## S2 Errors (all of them)',
      '',
      '| id | requirement |',
      '| --- | --- |',
      '| S2.1 | a third |',
    ];
    expect(readSpec(markdown.join('\n'))).toEqual([
      {
        id: 'S1',
        title: 'Shell',
        rows: [
          { id: 'S1.1', requirement: 'one thing', decision: '' },
          { id: 'S1.10', requirement: 'another | or not', decision: 'S7.4–S7.6' },
        ],
      },
      {
        id: 'S2',
        title: 'Errors (all of them)',
        rows: [{ id: 'S2.1', requirement: 'a third', decision: '' }],
      },
    ]);
  });

  it.each([
    ['listed twice', 'S1.1'],
    ['of another section', 'S10.2'],
    ['written wrongly', 'S1,2'],
    ['missing', ''],
  ])('refuses a number that is %s, with its line', (_case, id) => {
    const markdown = ['## S1 Shell', ...table, '| S1.1 | a |  |', `| ${id} | b | |`].join('\n');
    expect(() => readSpec(markdown)).toThrow(
      `docs/spec.md:5 "${id}" is no new number of S1. Write the next free one, e.g. S1.2.`,
    );
  });
});
