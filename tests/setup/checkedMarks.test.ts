import { describe, expect, it } from 'vitest';
import { chooseChecks } from './checkedMarks.ts';

const marks = Object.fromEntries(
  Array.from({ length: 120 }, (_, index) => [`thing ${index}`, `mark ${index}`]),
);

describe('chooseChecks', () => {
  it('takes everything that has not passed yet', () => {
    expect(chooseChecks(marks, {}, 12)).toEqual(Object.keys(marks));
  });

  it('takes a sample of what passed', () => {
    expect(chooseChecks(marks, marks, 12)).toHaveLength(10);
    expect(chooseChecks({ one: '1', two: '2' }, { one: '1', two: '2' }, 12)).toHaveLength(1);
  });

  it('always takes what changed since it passed', () => {
    for (const name of Object.keys(marks)) {
      expect(chooseChecks({ ...marks, [name]: 'another' }, marks, 12)).toContain(name);
    }
  });

  it('takes another sample when anything changed', () => {
    const before = chooseChecks(marks, marks, 12);
    const after = chooseChecks({ ...marks, 'thing 0': 'another' }, marks, 12);
    expect(after.filter((name) => name !== 'thing 0')).not.toEqual(
      before.filter((name) => name !== 'thing 0'),
    );
  });
});
