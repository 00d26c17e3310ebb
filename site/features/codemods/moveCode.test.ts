import { expect, it } from 'vitest';
import type { StepOutcome } from './codemodRunner.ts';
import { moveCode } from './moveCode.ts';

const outcomes: Record<string, (code: string) => StepOutcome> = {
  add: (code) => ({ kind: 'changed', code: `${code}+`, comments: [] }),
  keep: () => ({ kind: 'unchanged' }),
  fail: () => ({ kind: 'failed', message: 'No.' }),
  hang: () => ({ kind: 'stopped' }),
  reject: () => ({ kind: 'invalid', problem: { message: 'No.', line: 1, column: 1 } }),
};
const run = async ({ code, name }: { code: string; name: string }) =>
  outcomes[name]?.(code) ?? { kind: 'unchanged' as const };

it('hands the code of each codemod to the next, past those that fail or take too long', async () => {
  const positions: number[] = [];
  const move = await moveCode('a', ['add', 'fail', 'hang', 'keep', 'add'], run, (position) =>
    positions.push(position),
  );
  expect(move).toMatchObject({ kind: 'moved', before: 'a', code: 'a++' });
  expect(move.kind === 'moved' && move.steps.map(({ outcome }) => outcome.kind)).toEqual([
    'changed',
    'failed',
    'stopped',
    'unchanged',
    'changed',
  ]);
  expect(positions).toEqual([0, 1, 2, 3, 4]);
});

it('stops at code that does not parse', async () => {
  expect(await moveCode('a', ['reject', 'add'], run)).toEqual({
    kind: 'invalid',
    problem: { message: 'No.', line: 1, column: 1 },
  });
});
