import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addSentence } from './addSentence.ts';
import { rounded, type Table } from './formatTable.ts';
import { type BuildMeasurement, type BuildTarget, measureBuild } from './measureBuild.ts';
import { withSiteCopy } from './withSiteCopy.ts';

/** Cost of a warm build, and what it had to derive. */
export interface WarmBuild extends BuildMeasurement {
  /** Values that came into the cache over the whole build; `compiled` counts those of its checks. */
  stored: number;
}

/** A warm build of the same files as before, and one after a sentence was added to one guide. */
export interface EditMeasurement {
  unchanged: WarmBuild;
  edited: WarmBuild;
}

const guide = 'content/data-grid/sorting/sorting.md';

/** Builds a copy of the working tree twice with a full cache: as it is, and with one edited page. */
export async function measureEdit(root: string): Promise<EditMeasurement> {
  return withSiteCopy(root, async (folder) => {
    const target: BuildTarget = {
      root: folder,
      command: ['npm', 'run', 'build'],
      cacheDir: '.cache',
      clientDir: 'build/client',
    };
    console.log('Building a copy of the site, unchanged …');
    let unchanged = await measureWarm(target);
    if (unchanged.stored > 0) {
      console.log('Its cache was not complete. Building it again …');
      unchanged = await measureWarm(target);
    }
    const file = join(folder, guide);
    await writeFile(file, addSentence(await readFile(file, 'utf8'), 'This sentence is new.'));
    console.log('Building it with one edited page …');
    return { unchanged, edited: await measureWarm(target) };
  });
}

async function measureWarm(target: BuildTarget): Promise<WarmBuild> {
  const cache = join(target.root, target.cacheDir);
  const before = await countFiles(cache);
  const build = await measureBuild(target, 'warm');
  return { ...build, stored: (await countFiles(cache)) - before };
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** What an edited page adds to a warm build. */
export interface EditCost {
  cpuSeconds: number;
  compiled: number;
  stored: number;
}

/** The difference between the two builds; a faster one with the edit is noise, and counts as no time. */
export function editCost({ unchanged, edited }: EditMeasurement): EditCost {
  return {
    cpuSeconds: Math.max(edited.cpuSeconds - unchanged.cpuSeconds, 0),
    compiled: (edited.compiled ?? 0) - (unchanged.compiled ?? 0),
    stored: edited.stored - unchanged.stored,
  };
}

/** The values with a budget. */
export function readEdit(measurement: EditMeasurement) {
  const { cpuSeconds, stored } = editCost(measurement);
  const where = 'one edited page';
  return [
    { metric: 'editCpuSeconds', value: rounded(cpuSeconds), where },
    { metric: 'editValues', value: stored, where },
  ] as const;
}

/** Cost of warm builds without and with an edited page. */
export function editTable(measurement: EditMeasurement): Table {
  const { unchanged, edited } = measurement;
  const cost = editCost(measurement);
  const row = (name: string, { cpuSeconds, compiled, stored }: typeof cost) => [
    name,
    rounded(cpuSeconds),
    compiled,
    stored,
  ];
  return {
    title: 'Warm build after one paragraph was edited',
    header: ['Build', 'CPU s', 'Compiled', 'Stored'],
    rows: [
      row('unchanged', { ...unchanged, compiled: unchanged.compiled ?? 0 }),
      row('one page edited', { ...edited, compiled: edited.compiled ?? 0 }),
      row('the edit', cost),
    ],
  };
}
