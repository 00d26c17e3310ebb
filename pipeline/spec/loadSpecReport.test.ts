import path from 'node:path';
import { expect, it } from 'vitest';
import { openDiskCache } from '#pipeline/cache/DiskCache.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { loadSpecReport } from './loadSpecReport.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('every number of the specification has a test, and every numbered test has its line', async () => {
  const cache = openDiskCache(await temporaryFolder());
  const report = await loadSpecReport(root, cache);
  expect(report.sections.flatMap(({ rows }) => rows)).not.toEqual([]);
  expect({ unproven: report.unproven, unknown: report.unknown }).toEqual({
    unproven: [],
    unknown: [],
  });
  expect(await loadSpecReport(root, cache)).toEqual(report);
  expect(cache.counts).toEqual({ made: 1, found: 1 });
});
