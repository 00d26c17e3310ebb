import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import { compareSpec } from './compareSpec.ts';
import { readSpec } from './readSpec.ts';
import { readTests } from './readTests.ts';
import type { SpecReport } from './SpecReport.ts';

/** The specification of a repository against its tests, from the cache while neither changes. */
export async function loadSpecReport(root: string, cache: DiskCache): Promise<SpecReport> {
  const markdown = await readFile(path.join(root, 'docs/spec.md'), 'utf8');
  const tests = await readTests(root);
  const ingredients = [
    toolHash(root, ['pipeline/spec/*.ts']),
    markdown,
    ...tests.flatMap(({ file, source }) => [file, source]),
  ];
  return cache.remember('spec', ingredients, async () => {
    // TypeScript is slow to load, and an unchanged repository does not need it.
    const { findProofs } = await import('./findProofs.ts');
    const proofs = tests.flatMap(({ file, source }) => findProofs(file, source));
    return compareSpec(readSpec(markdown), proofs);
  });
}
