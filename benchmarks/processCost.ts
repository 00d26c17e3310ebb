import { readdir, readFile } from 'node:fs/promises';

// User-space clock ticks per second: 100 on every Linux, whatever the kernel's own rate.
const ticksPerSecond = 100;

/** Fields of `/proc/<pid>/stat` that tell about cost. */
export interface ProcessStat {
  parent: number;
  /** Processor seconds of children that ended and were waited for, with their own children. */
  childSeconds: number;
}

/** Reads a line of `/proc/<pid>/stat`; the command in parentheses may hold spaces and parentheses itself. */
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

/** Processor seconds spent by all children of this process that have ended; null where Linux's /proc is missing. */
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
