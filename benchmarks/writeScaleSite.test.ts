import { mkdtemp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { belongsToBareSite, writeScaleSite } from './writeScaleSite.ts';

it.each([
  ['pipeline/openDocs.ts', true],
  ['pipeline/openDocs.test.ts', false],
  ['scripts/stages/runStages.test.mjs', false],
  ['tests/setup/openPage.ts', false],
  ['content/charts/bars/bars.md', false],
  ['content/charts/product.ts', true],
  ['content/translations/en.json', true],
  ['templates/charts/Charts.tsx', true],
  ['node_modules', false],
])('takes %s along: %s', (file, expected) => {
  expect(belongsToBareSite(file, ['charts'])).toBe(expected);
});

describe('writeScaleSite', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scale-site-'));
    await mkdir(join(folder, 'content'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('replaces the pages of the size before', async () => {
    await writeScaleSite(folder, 3);
    await writeScaleSite(folder, 2);
    const pages = await readdir(join(folder, 'content/generated'));
    expect(pages.sort()).toEqual(['page-1', 'page-2']);
    const registry = await readFile(join(folder, 'content/sections.ts'), 'utf8');
    expect(registry.match(/\/x\/generated\/page-\d/g)).toEqual([
      '/x/generated/page-1',
      '/x/generated/page-2',
    ]);
  });
});
