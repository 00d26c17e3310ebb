import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareSpec } from './compareSpec.ts';
import { readSpec } from './readSpec.ts';
import { scanTests } from './scanTests.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('every number of the specification has a test, and every numbered test has its line', async () => {
  const spec = readSpec(await readFile(path.join(root, 'docs/spec.md'), 'utf8'));
  const { sections, unproven, unknown } = compareSpec(spec, await scanTests(root));
  expect(sections.flatMap(({ rows }) => rows)).not.toEqual([]);
  expect({ unproven, unknown }).toEqual({ unproven: [], unknown: [] });
});
