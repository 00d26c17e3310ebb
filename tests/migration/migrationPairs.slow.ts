import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { planChecks } from '#tests/setup/checkedMarks.ts';
import { recordWhenPassed } from '#tests/setup/recordWhenPassed.ts';
import { lockedVersions, readLockFile } from '#tests/setup/lockedVersions.ts';
import { checkPairs } from './checkPairs.ts';
import { type Major, readAllPairs } from './MigrationPair.ts';
import { oldPackages } from './oldPackages.ts';

const codes = await readAllPairs(path.resolve('content/migration'));
const majors = ['v4', 'v5', 'v6', 'v7', 'v8'] as const;
const lock = readLockFile(process.cwd());
const codeOf = (major: Major) => codes.filter((code) => code.major === major);
const marks = Object.fromEntries(majors.map((major) => [major, markOf(major)]));
const chosen = planChecks('migration', marks);
let root = '';

/** Old packages have exact versions; those of the site are the newest, and locked. */
function markOf(major: Major): string {
  const packages =
    major === 'v8'
      ? lockedVersions(
          Object.keys(lock.packages['']?.dependencies ?? {}).filter((name) =>
            name.startsWith('@mui/'),
          ),
          lock,
        )
      : Object.entries(oldPackages[major]).flat();
  return hashOf([
    ...codeOf(major).flatMap(({ code, product }) => [product, code]),
    ...packages,
  ]).slice(0, 12);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'old-versions-'));
  await Promise.all(
    Object.entries(oldPackages)
      .filter(([major]) => chosen.has(major))
      .map(async ([major, dependencies]) => {
        const folder = path.join(root, major);
        await mkdir(folder);
        const manifest = {
          private: true,
          dependencies,
          // Part of the export to Excel, which no type needs; some registries lack the version it asks for.
          overrides: { 'typedarray.prototype.slice': '1.0.5' },
        };
        await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
        const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
        await promisify(execFile)('npm', ['install', ...options, '--legacy-peer-deps'], {
          cwd: folder,
        });
      }),
  );
});

recordWhenPassed('migration', () => marks);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the code of migration guides', () => {
  it('is in pairs, one side for each version', () => {
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.length % 2).toBe(0);
  });

  it.each(majors.filter((major) => chosen.has(major)))(
    'compiles with the packages of %s',
    (major) => {
      const own = codeOf(major);
      expect(own.length).toBeGreaterThan(0);
      // The packages of the site are the newest; `.cache` is inside the repository, where they are found.
      const folder = major === 'v8' ? path.resolve('.cache') : path.join(root, major);
      expect(checkPairs(folder, own)).toEqual([]);
    },
  );
});
