import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  endedChildrenSeconds,
  findTree,
  measureBuild,
  parseStat,
  treeMemory,
} from './measureBuild.ts';

// Burns processor time in a child of its own when there is no cache, and writes two pages.
const build = `
  const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
  const { execFileSync } = require('node:child_process');
  if (!existsSync('.cache')) {
    const burn = 'while (process.cpuUsage().user < 400000);';
    execFileSync(process.execPath, ['-e', burn]);
  }
  mkdirSync('.cache', { recursive: true });
  mkdirSync('out/a', { recursive: true });
  for (const page of ['out/index.html', 'out/a/index.html', 'out/404.html']) writeFileSync(page, '');
`;

describe.runIf(process.platform === 'linux')('measureBuild', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'measure-build-'));
    await writeFile(join(root, 'build.cjs'), build);
    await mkdir(join(root, '.cache'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const target = (script: string) => ({
    root,
    command: [process.execPath, script] as [string, ...string[]],
    cacheDir: '.cache',
    clientDir: 'out',
  });

  it('counts the processor time of the whole process tree, cold and warm', async () => {
    const cold = await measureBuild(target('build.cjs'), 'cold');
    const warm = await measureBuild(target('build.cjs'), 'warm');
    expect(cold).toMatchObject({ kind: 'cold', pages: 2 });
    expect(warm).toMatchObject({ kind: 'warm', pages: 2 });
    expect(cold.cpuSeconds).toBeGreaterThan(warm.cpuSeconds + 0.2);
    expect(cold.peakMemoryMB).toBeGreaterThan(10);
  });

  it('fails when the build fails', async () => {
    await writeFile(join(root, 'broken.cjs'), 'process.exit(1)');
    await expect(measureBuild(target('broken.cjs'), 'cold')).rejects.toThrow('The build failed');
  });
});

it('reads a stat line whose command holds spaces and parentheses', () => {
  const line = '42 (node (build) 1) S 7 42 42 0 -1 0 0 0 0 0 11 12 1300 50 20 0 8 0 0 0 0';
  expect(parseStat(line)).toEqual({ parent: 7, childSeconds: 13.5 });
});

it('finds all descendants of a process', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ]);
  expect(findTree(2, parents)).toEqual([2, 3, 4]);
});

it.runIf(process.platform === 'linux')('reads this process', async () => {
  expect(await endedChildrenSeconds()).toBeGreaterThanOrEqual(0);
  expect(await treeMemory(process.pid)).toBeGreaterThan(10_000_000);
});
