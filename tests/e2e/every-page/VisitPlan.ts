import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { readLockFile } from '#tests/setup/lockedVersions.ts';
import { testEnv } from '#tests/setup/testEnv.ts';
import { pageMark } from './pageMark.ts';

/** Where the marks of visited pages are kept, by path; `npm run visit -- --record` writes it. */
export const visitedPagesFile = 'content/quality/visitedPages.json';

/** Marks of pages by path. */
export type PageMarks = Record<string, string>;

/** The pages that a run visits, and why. */
export interface VisitPlan {
  /** Pages that are not as they were when they were last visited. */
  changed: string[];
  /** Some of the other pages. */
  sample: string[];
  /** How many pages the sample was taken from. */
  unchanged: number;
}

/** Pages that are apps as a whole: what their document says is little of what they show. */
const isApp = (path: string) => /^\/(?:playground)?$|\/templates\/./.test(path);

/** Pages whose visits are recorded: what is written, in English. */
const isRecorded = (path: string) => !/^\/zh(?:\/|$)|\/x\/api\//.test(path) && !isApp(path);

/** One of so many unchanged pages is visited. The reference and the Chinese pages share their template and their demos. */
function shareOf(path: string): number {
  if (isRecorded(path)) {
    return 16;
  }
  return /^\/zh\/|\/x\/api\//.test(path) ? 64 : 1;
}

/** Reads the marks of the last recorded visit. */
export function readVisitedPages(): PageMarks {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(visitedPagesFile, 'utf8')));
}

/** Computes the marks of those pages of the build whose visits are recorded. */
export async function markPages(paths: string[]): Promise<PageMarks> {
  const root = process.cwd();
  const lock = readLockFile(root);
  const marks: PageMarks = {};
  for (const path of paths.filter(isRecorded)) {
    marks[path] = await pageMark(readDocument(path), root, lock);
  }
  return marks;
}

/** The shell of the build: another one has another sample, so that in time every page is seen in a new shell. */
export function readShell(): string {
  return hashOf(readDocument('/').match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
}

/** Divides pages into those that changed since they were visited, a sample of the others, and the rest. */
export function planVisit(
  paths: string[],
  marks: PageMarks,
  visited: PageMarks,
  shell: string,
): VisitPlan {
  const hasChanged = (path: string) => isRecorded(path) && marks[path] !== visited[path];
  const others = paths.filter((path) => !hasChanged(path));
  return {
    changed: paths.filter(hasChanged),
    sample: others.filter(
      (path) => parseInt(hashOf([shell, path]).slice(0, 8), 16) % shareOf(path) === 0,
    ),
    unchanged: others.length,
  };
}

/** Chooses the pages of a run: all, only those that changed, or these and a sample. */
export async function planRun(paths: string[]): Promise<VisitPlan> {
  if (testEnv.VISIT === 'thorough') {
    return { changed: [], sample: paths, unchanged: paths.length };
  }
  const plan = planVisit(paths, await markPages(paths), readVisitedPages(), readShell());
  return testEnv.VISIT === 'changed' ? { ...plan, sample: [] } : plan;
}

function readDocument(path: string): string {
  return readFileSync(join(testEnv.CLIENT_DIR, path, 'index.html'), 'utf8');
}
