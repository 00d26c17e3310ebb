import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Cost of one production build. */
export interface BuildMeasurement {
  kind: 'cold' | 'warm';
  pages: number;
  cpuSeconds: number;
  wallSeconds: number;
  peakMemoryMB: number;
  /** Pages and demos that were not in the cache; null when the build does not print the number. */
  compiled: number | null;
}

/** What to build, and where its files are. */
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
  // The output of the build would bury the tables; its errors stay visible.
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

/** Builds once, without or with the cache of derived files, and returns the cost. */
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

// User-space clock ticks per second: 100 on every Linux, whatever the kernel's own rate.
const ticksPerSecond = 100;

/** The fields of `/proc/<pid>/stat` that matter here. */
export interface ProcessStat {
  parent: number;
  /** CPU seconds of terminated children and their descendants. */
  childSeconds: number;
}

/** Parses `/proc/<pid>/stat`; the command in parentheses may itself contain spaces and parentheses. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // The third field of the line is the first after the command.
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), childSeconds: (field(16) + field(17)) / ticksPerSecond };
}

/** All descendants of a process, itself included, given each process's parent. */
export function findTree(root: number, parents: Map<number, number>): number[] {
  const tree = [root];
  for (const pid of tree) {
    for (const [child, parent] of parents) {
      if (parent === pid) {
        tree.push(child);
      }
    }
  }
  return tree;
}

async function readProc(pid: number | 'self', file: string): Promise<string | null> {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** CPU seconds of all terminated children of this process; null without Linux's /proc. */
export async function endedChildrenSeconds(): Promise<number | null> {
  const line = await readProc('self', 'stat');
  return line === null ? null : parseStat(line).childSeconds;
}

/** Resident memory of a process and its descendants right now, in bytes. */
export async function treeMemory(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) {
    const line = await readProc(pid, 'stat');
    if (line !== null) {
      parents.set(pid, parseStat(line).parent);
    }
  }
  let kilobytes = 0;
  for (const pid of findTree(root, parents)) {
    const status = await readProc(pid, 'status');
    kilobytes += Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0);
  }
  return kilobytes * 1024;
}
