import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { endedChildrenSeconds, treeMemory } from './processCost.ts';

/** What one production build cost. */
export interface BuildMeasurement {
  kind: 'cold' | 'warm';
  pages: number;
  cpuSeconds: number;
  wallSeconds: number;
  peakMemoryMB: number;
  /** Pages and demos the build derived anew; null when it does not say. */
  compiled: number | null;
}

/** What to build, and where its parts are. */
export interface BuildTarget {
  root: string;
  /** Command and arguments. */
  command: [string, ...string[]];
  /** Folder of derived files, removed before a cold build. */
  cacheDir: string;
  /** Folder the built pages are counted in. */
  clientDir: string;
}

const sampleMs = 200;

async function runMeasured({ root, command: [command, ...args] }: BuildTarget) {
  const cpuBefore = await endedChildrenSeconds();
  if (cpuBefore === null) {
    throw new Error(
      'Build cost is read from /proc, which only Linux has: choose other topics with --only.',
    );
  }
  const start = performance.now();
  // The build's own output would bury the tables; its errors stay visible.
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const exit = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, await treeMemory(child.pid ?? 0));
    const pause = new Promise((resolve) => setTimeout(resolve, sampleMs));
    await Promise.race([exit, pause]);
  }
  if (child.exitCode !== 0) {
    throw new Error('The build failed, so its cost is unknown.');
  }
  const cpuAfter = (await endedChildrenSeconds()) ?? 0;
  return {
    cpuSeconds: cpuAfter - cpuBefore,
    wallSeconds: (performance.now() - start) / 1000,
    peakMemoryMB: peak / 1e6,
    compiled: compiledValues(output),
  };
}

function compiledValues(output: string): number | null {
  const match = output.match(/(\d+) values compiled/);
  return match ? Number(match[1]) : null;
}

async function countPages(clientDir: string): Promise<number> {
  const files = await readdir(clientDir, { recursive: true });
  return files.filter((file) => basename(file) === 'index.html').length;
}

/** Builds once, without or with the cache of derived files, and answers what that cost. */
export async function measureBuild(
  target: BuildTarget,
  kind: BuildMeasurement['kind'],
): Promise<BuildMeasurement> {
  if (kind === 'cold') {
    await rm(join(target.root, target.cacheDir), { recursive: true, force: true });
  }
  const cost = await runMeasured(target);
  return { kind, ...cost, pages: await countPages(join(target.root, target.clientDir)) };
}
