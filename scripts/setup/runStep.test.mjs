import { expect, it } from 'vitest';
import { runStep, secondsSince } from './runStep.mjs';

it('announces a step and closes it with outcome and time', async () => {
  const lines = [];
  const step = { number: 1, total: 3, title: 'Installing' };
  await runStep(
    step,
    async () => 'done',
    (line) => lines.push(line),
  );
  expect(lines[0]).toBe('1/3 Installing …');
  expect(lines[1]).toMatch(/^1\/3 Installing: done \(\d+\.\d s\)$/);
});

it('closes a failed step and passes the error on', async () => {
  const lines = [];
  const fail = async () => {
    throw new Error('no network');
  };
  const step = { number: 2, total: 3, title: 'Building' };
  await expect(runStep(step, fail, (line) => lines.push(line))).rejects.toThrow('no network');
  expect(lines[1]).toMatch(/^2\/3 Building: failed/);
});

it('formats elapsed time', () => {
  expect(secondsSince(1000, 3456)).toBe('2.5 s');
});
