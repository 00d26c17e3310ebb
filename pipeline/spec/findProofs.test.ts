import { describe, expect, it } from 'vitest';
import { findProofs } from './findProofs.ts';

const find = (...lines: string[]) =>
  findProofs('a.test.ts', lines.join('\n')).map(({ number, title }) => `${number}: ${title}`);

describe('findProofs', () => {
  it('says where a test is', () => {
    expect(findProofs('a.test.ts', `\n\nit('S4.10 polls', () => {});`)).toEqual([
      { number: 'S4.10', title: 'S4.10 polls', file: 'a.test.ts', line: 3 },
    ]);
  });

  it('finds each number of a title once', () => {
    expect(find(`test('S1.2 S1.3 both, and S1.2 again', run);`)).toEqual([
      'S1.2: S1.2 S1.3 both, and S1.2 again',
      'S1.3: S1.2 S1.3 both, and S1.2 again',
    ]);
  });

  it('reads every way to declare a test', () => {
    expect(
      find(
        `it.only('S1.1 a', run);`,
        `it.each([1])('S1.2 b %s', run);`,
        `it.concurrent.each(rows)('S1.3 c $name', run);`,
        'it.each`a | b`("S1.4 d", run);',
        `it.skipIf(slow)('S1.5 e', run);`,
        'test(`S1.6 f ${g}`, run);',
      ),
    ).toEqual([
      'S1.1: S1.1 a',
      'S1.2: S1.2 b %s',
      'S1.3: S1.3 c $name',
      'S1.4: S1.4 d',
      'S1.5: S1.5 e',
      'S1.6: S1.6 f ${g}',
    ]);
  });

  it('counts the tests of a numbered suite, not the suite', () => {
    expect(
      find(
        `describe('S1.1 empty', () => {});`,
        `describe('S1.2 full', () => { it('a', run); it('S1.3 b', run); });`,
        `test.describe('S1.4 more', () => { for (const way of ways) { test(way, run); } });`,
      ),
    ).toEqual([
      'S1.2: S1.2 full › a',
      'S1.2: S1.2 full › S1.3 b',
      'S1.3: S1.2 full › S1.3 b',
      'S1.4: S1.4 more › ${way}',
    ]);
  });

  it('finds numbers in the rows a title is filled from', () => {
    expect(
      find(
        `it.each([['S1.1 a', 1], ['b', 2], ['c (S1.2)', 3]])('refuses %s', run);`,
        `const moves = [{ title: 'S1.3 d', from: '/' }];`,
        'for (const { title, from } of moves) { test(`${title}: ${from}`, run); }',
        `describe.each(['S1.4 e'])('%s', () => { it('f', run); });`,
      ),
    ).toEqual([
      'S1.1: refuses S1.1 a',
      'S1.2: refuses c (S1.2)',
      'S1.3: S1.3 d: /',
      'S1.4: S1.4 e › f',
    ]);
  });

  it('takes nothing else for a proof', () => {
    expect(
      find(
        `it.skip('S1.1 a', run);`,
        `it.todo('S1.2 b');`,
        `describe.skip('S1.3 c', () => { it('S1.4 d', run); });`,
        `test.fixme('S1.5 e', run);`,
        `// it('S1.6 f', run);`,
        `it('g', () => { expect(1, 'S1.7 h').toBe(1); test.step('S1.8 i', run); });`,
        `it.each([['k', 'S1.9 in data']])('reads %s', run);`,
        `it.each([{ name: 'l', text: 'S1.11' }])('reads $name', run);`,
        `call('S1.10 j', run);`,
      ),
    ).toEqual([]);
  });

  it('reads components too', () => {
    const source = `it('S1.1 a', () => render(<p>{<b />}</p>));`;
    expect(findProofs('a.test.tsx', source)).toHaveLength(1);
  });
});
