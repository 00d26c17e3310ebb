import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addGeneratedPages } from './addGeneratedPages.ts';

describe('addGeneratedPages', () => {
  let folder: string;
  const page = (name: string) =>
    readFile(join(folder, `content/generated/${name}/${name}.md`), 'utf8');
  const registry = () => readFile(join(folder, 'content/sections.ts'), 'utf8');
  const original = 'export const sections = [];\n';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scale-site-'));
    await mkdir(join(folder, 'content'));
    await writeFile(join(folder, 'content/sections.ts'), original);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('replaces the pages of the size before', async () => {
    await addGeneratedPages(folder, 3);
    const before = await page('page-1');
    await addGeneratedPages(folder, 2);
    const pages = await readdir(join(folder, 'content/generated'));
    expect(pages.sort()).toEqual(['page-1', 'page-2']);
    // Otherwise the first would come from the cache.
    expect(await page('page-1')).not.toBe(before);
    expect((await registry()).match(/\/x\/generated\/page-\d/g)).toEqual([
      '/x/generated/page-1',
      '/x/generated/page-2',
    ]);
  });

  it('leaves the site as it was without pages', async () => {
    await addGeneratedPages(folder, 3);
    await addGeneratedPages(folder, 0);
    expect(await registry()).toBe(original);
  });
});
