import { expect, it, vi } from 'vitest';
import { Interrupted } from '#scripts/setup/runCommand.mjs';
import { runStages } from './runStages.mjs';
import { selectStages } from './stages.mjs';

const stage = (name, result) => ({ name, title: `Stage ${name}`, run: async () => result });

it('sums the tests of all stages', async () => {
  const lines = [];
  const stages = [stage('a', { passed: 1, failed: 0 }), stage('b', { passed: 40, failed: 0 })];
  const sums = await runStages(stages, {}, (line) => lines.push(line));
  expect(sums).toEqual({ passed: 41, failed: 0 });
  expect(lines).toContain('\n2/2 Stage b (b)');
});

it('stops at the first failure and says what did not run', async () => {
  const last = { name: 'c', title: 'Stage c', run: vi.fn() };
  const lines = [];
  const stages = [stage('a', { passed: 5, failed: 2 }), last];
  const sums = await runStages(stages, {}, (line) => lines.push(line));
  expect(sums).toEqual({ passed: 5, failed: 2 });
  expect(last.run).not.toHaveBeenCalled();
  expect(lines.at(-1)).toBe('  not run Stage c');
});

it('counts a stage that throws as one failure, but lets an interruption through', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const throwing = (error) => ({ name: 'a', title: 'A', run: () => Promise.reject(error) });
  const silent = () => {};
  expect(await runStages([throwing(new Error('x'))], {}, silent)).toEqual({ passed: 0, failed: 1 });
  await expect(runStages([throwing(new Interrupted())], {}, silent)).rejects.toThrow(Interrupted);
  vi.restoreAllMocks();
});

it('selects stages by name in their own order', () => {
  const names = (selected) => selected.map((entry) => entry.name);
  expect(names(selectStages([]))).toEqual([
    'check',
    'unit',
    'stress',
    'exports',
    'build',
    'e2e',
    'bench',
  ]);
  expect(names(selectStages(['e2e', 'unit']))).toEqual(['unit', 'e2e']);
  expect(() => selectStages(['units'])).toThrow('There is no stage "units": choose from check');
});
