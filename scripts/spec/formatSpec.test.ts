import { expect, it } from 'vitest';
import { formatRecordChanges, formatSpec } from './formatSpec.ts';

it('writes a table per section, then what is missing and what is unknown', () => {
  const test = (file: string) => ({ title: 'S1.1 a', file });
  const long = 'readers choose mode, direction, language, density, spacing and colors';
  const report = formatSpec({
    sections: [
      {
        id: 'S1',
        title: 'Shell',
        rows: [
          {
            id: 'S1.1',
            requirement: long,
            decision: '',
            tests: [test('a.test.ts'), test('b.spec.ts'), test('a.test.ts')],
          },
          { id: 'S1.10', requirement: 'a button', decision: '', tests: [] },
        ],
      },
    ],
    unproven: ['S1.10'],
    unknown: [{ ...test('c.test.ts'), number: 'S7.1' }],
  });
  expect(report.split('\n')).toEqual([
    'S1 Shell',
    '  S1.1   readers choose mode, direction, language, density, spac…   3  a.test.ts',
    `${' '.repeat(71)}b.spec.ts`,
    `  S1.10  a button${' '.repeat(51)}0`,
    '',
    'Numbers without a test: 1 of 2',
    '  S1.10',
    '',
    'Tests of unknown numbers: 1',
    '  S7.1  c.test.ts  S1.1 a',
  ]);
});

it('lists the tests that the record lacks and those it has in vain', () => {
  const test = (title: string) => ({ title, file: 'a.test.ts' });
  const tests = [test('S1.1 a'), test('S1.2 b')];
  expect(formatRecordChanges(tests, tests.toReversed())).toBeNull();
  expect(formatRecordChanges(tests, [test('S1.2 b'), test('S1.3 c')])?.split('\n')).toEqual([
    'content/quality/tests.json is out of date. Run npm run spec -- --record.',
    '  - a.test.ts  S1.1 a',
    '  + a.test.ts  S1.3 c',
  ]);
});
