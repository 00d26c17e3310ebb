import { writeSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { Interrupted } from '#scripts/setup/runCommand.mjs';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
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

const reports = scratchFolder();
const inBackground = (name, run) => ({ name, title: `Stage ${name}`, inBackground: true, run });

it('runs a stage in the background until another needs it, and prints its output then', async () => {
  const order = [];
  const slow = async ({ output }) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    writeSync(output, 'built at last');
    order.push('build');
    return { passed: 1, failed: 0 };
  };
  const quick = (name, more) => ({
    ...stage(name),
    ...more,
    run: async () => {
      order.push(name);
      return { passed: 1, failed: 0 };
    },
  });
  const lines = [];
  const stages = [inBackground('build', slow), quick('unit'), quick('e2e', { needsBuild: true })];
  const sums = await runStages(stages, { reports }, (line) => lines.push(line));
  expect(order).toEqual(['unit', 'build', 'e2e']);
  expect(lines.join('\n')).toContain('built at last');
  expect(sums).toEqual({ passed: 3, failed: 0 });
});

it('runs nothing that needs a stage which failed in the background', async () => {
  const last = { ...stage('e2e'), needsBuild: true, run: vi.fn() };
  const stages = [inBackground('build', async () => ({ passed: 0, failed: 1 })), last];
  expect((await runStages(stages, { reports }, () => {})).failed).toBe(1);
  expect(last.run).not.toHaveBeenCalled();
});

it('stops what runs in the background when a stage fails', async () => {
  const endless = ({ signal }) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve({})));
  const lines = [];
  const stages = [inBackground('build', endless), stage('unit', { passed: 2, failed: 1 })];
  const sums = await runStages(stages, { reports }, (line) => lines.push(line));
  expect(sums).toEqual({ passed: 2, failed: 1 });
  expect(lines.at(-1)).toBe('  not run Stage build');
});

it('selects stages by name in their own order', () => {
  const names = (selected) => selected.map((entry) => entry.name);
  expect(names(selectStages([]))).toEqual([
    'check',
    'stress',
    'build',
    'unit',
    'exports',
    'e2e',
    'spec',
    'bench',
  ]);
  expect(names(selectStages(['e2e', 'unit']))).toEqual(['unit', 'e2e']);
  expect(() => selectStages(['units'])).toThrow('There is no stage "units": choose from check');
});
