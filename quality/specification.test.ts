import { describe, expect, it } from 'vitest';
import { compareSpec, parseSpec, specNumbers } from './specification.ts';

const table = ['| id | requirement | decision |', '| --- | --- | --- |'];

describe('parseSpec', () => {
  it('parses sections, with and without decisions', () => {
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
    expect(parseSpec(markdown.join('\n'))).toEqual([
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
    expect(() => parseSpec(markdown)).toThrow(
      `docs/spec.md:5 "${id}" is not a new number of S1. Use the next free one, e.g. S1.2.`,
    );
  });
});

describe('specNumbers', () => {
  it('finds each number of a title once', () => {
    expect(specNumbers('S1.2 S1.3 both, and S1.2 again (S1.10)')).toEqual([
      'S1.2',
      'S1.3',
      'S1.10',
    ]);
    expect(specNumbers('S1 and XS1.2')).toEqual([]);
  });
});

it('compareSpec assigns tests to their numbers and lists what is left over', () => {
  const row = (id: string) => ({ id, requirement: 'a', decision: '' });
  const test = (title: string) => ({ title, file: 'c.test.ts' });
  const spec = [{ id: 'S1', title: 'Shell', rows: [row('S1.1'), row('S1.2'), row('S1.10')] }];
  const tests = [test('S1.10 b'), test('S1.2 c › S1.10 d'), test('S7.1 e'), test('f')];
  expect(compareSpec(spec, tests)).toEqual({
    sections: [
      {
        id: 'S1',
        title: 'Shell',
        rows: [
          { ...row('S1.1'), tests: [] },
          { ...row('S1.2'), tests: [test('S1.2 c › S1.10 d')] },
          { ...row('S1.10'), tests: [test('S1.10 b'), test('S1.2 c › S1.10 d')] },
        ],
      },
    ],
    unproven: ['S1.1'],
    unknown: [{ number: 'S7.1', ...test('S7.1 e') }],
  });
});
