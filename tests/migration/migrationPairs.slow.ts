import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPairs } from './checkPairs.ts';
import { readAllPairs } from './MigrationPair.ts';
import { oldPackages } from './oldPackages.ts';

const codes = await readAllPairs(path.resolve('content/migration'));
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'old-versions-'));
  await Promise.all(
    Object.entries(oldPackages).map(async ([major, dependencies]) => {
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

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the code of migration guides', () => {
  it('is in pairs, one side for each version', () => {
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.length % 2).toBe(0);
  });

  it.each(['v4', 'v5', 'v6', 'v7', 'v8'] as const)('compiles with the packages of %s', (major) => {
    const own = codes.filter((code) => code.major === major);
    expect(own.length).toBeGreaterThan(0);
    // The packages of the site are the newest; `.cache` is inside the repository, where they are found.
    const folder = major === 'v8' ? path.resolve('.cache') : path.join(root, major);
    expect(checkPairs(folder, own)).toEqual([]);
  });
});
