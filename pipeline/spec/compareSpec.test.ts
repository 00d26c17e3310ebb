import { expect, it } from 'vitest';
import { compareSpec } from './compareSpec.ts';

const row = (id: string) => ({ id, requirement: 'a', decision: '' });
const proof = (number: string) => ({ number, title: `${number} b`, file: 'c.test.ts', line: 1 });

it('lays tests beside their numbers and lists what is left over', () => {
  const spec = [{ id: 'S1', title: 'Shell', rows: [row('S1.1'), row('S1.10')] }];
  expect(compareSpec(spec, [proof('S1.10'), proof('S1.10'), proof('S7.1')])).toEqual({
    sections: [
      {
        id: 'S1',
        title: 'Shell',
        rows: [
          { ...row('S1.1'), tests: [] },
          {
            ...row('S1.10'),
            tests: [
              { title: 'S1.10 b', file: 'c.test.ts', line: 1 },
              { title: 'S1.10 b', file: 'c.test.ts', line: 1 },
            ],
          },
        ],
      },
    ],
    unproven: ['S1.1'],
    unknown: [proof('S7.1')],
  });
});
