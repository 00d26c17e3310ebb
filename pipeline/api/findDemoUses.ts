import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import { demoHash, readDemoModules } from '#pipeline/demos/readDemo.ts';
import type { PageFile } from '#pipeline/pages/PageFile.ts';
import type { DemoUse } from './readDemoUse.ts';

/** A demo on its page, and what it uses of the library. */
export interface PageDemoUse {
  /** Path of the page without language. */
  path: string;
  demo: string;
  use: DemoUse;
}

/** Reads every demo that a page shows; an unchanged demo comes from the cache. */
export async function findDemoUses(
  pageFiles: readonly PageFile[],
  { cache, toolHash }: { cache: DiskCache; toolHash: string },
): Promise<PageDemoUse[]> {
  const perPage = await Promise.all(
    pageFiles.map(async (page) => {
      const names = await shownDemos(page);
      return Promise.all(
        names.map(async (demo) => {
          const modules = await readDemoModules(path.join(page.folder, 'demos', `${demo}.tsx`));
          const use = await cache.remember('demo-uses', [toolHash, demoHash(modules)], async () => {
            // TypeScript is slow to load, and known demos never need it.
            const { readDemoUse } = await import('./readDemoUse.ts');
            return mergeUses(modules.map(({ source }) => readDemoUse(source)));
          });
          return { path: page.path, demo, use };
        }),
      );
    }),
  );
  return perPage.flat();
}

async function shownDemos(page: PageFile): Promise<string[]> {
  const text = await readFile(page.files.en, 'utf8');
  const shown = [...text.matchAll(/^::demo\{[^}\n]*\bname="(\w+)"/gm)].map((match) => match[1]);
  const files = await glob('demos/[A-Z]*.tsx', { cwd: page.folder });
  const existing = new Set(files.map((file) => path.basename(file, '.tsx')));
  return [...new Set(shown)].filter((name) => name !== undefined && existing.has(name)) as string[];
}

/** A demo of several files uses what any of them does. */
function mergeUses(uses: readonly DemoUse[]): DemoUse {
  return {
    components: mergeRecords(uses.map(({ components }) => components)),
    types: mergeRecords(uses.map(({ types }) => types)),
    functions: [...new Set(uses.flatMap(({ functions }) => functions))],
  };
}

function mergeRecords(records: readonly Record<string, string[]>[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const [owner, names] of records.flatMap((record) => Object.entries(record))) {
    merged[owner] = [...new Set([...(merged[owner] ?? []), ...names])];
  }
  return merged;
}
