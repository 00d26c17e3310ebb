import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import { demoPatterns } from '#pipeline/demos/demoId.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { demoHash, readDemoModules } from '#pipeline/demos/readDemo.ts';
import type { PageFile } from '#pipeline/content-files/discoverPages.ts';
import {
  classNameFacts,
  type DemoFact,
  type DemoUse,
  uniqueFacts,
} from '#pipeline/api/demo-uses/DemoFact.ts';

/** Reads every demo that a page shows, in all its stylings; an unchanged demo comes from the cache. */
export async function findDemoUses(
  pageFiles: readonly PageFile[],
  { cache, toolHash }: { cache: DiskCache; toolHash: string },
): Promise<DemoUse[]> {
  const perPage = await Promise.all(
    pageFiles.map(async (page) => {
      const demos = await shownDemos(page);
      return Promise.all(
        [...demos].map(async ([demo, files]) => {
          const modules = (await Promise.all(files.map(readDemoModules))).flat();
          const facts = await cache.remember('demo-uses', [toolHash, demoHash(modules)], () =>
            factsOf(modules),
          );
          return { path: page.path, demo, facts };
        }),
      );
    }),
  );
  return perPage.flat();
}

/** A demo of several files does what any of them does. */
async function factsOf(modules: readonly DemoModule[]): Promise<DemoFact[]> {
  // TypeScript is slow to load, and known demos never need it.
  const { readDemoFacts } = await import('#pipeline/api/demo-uses/readDemoFacts.ts');
  return uniqueFacts(
    modules.flatMap(({ file, source }) =>
      file.endsWith('.css') ? classNameFacts(source) : readDemoFacts(source),
    ),
  );
}

/** Files of each demo a page shows: its own, or one per styling. */
async function shownDemos(page: PageFile): Promise<Map<string, string[]>> {
  const text = await readFile(page.files.en, 'utf8');
  const shown = [...text.matchAll(/^::demo\{[^}\n]*\bname="(\w+)"/gm)].map(
    ([, name]) => name ?? '',
  );
  const demos = new Map<string, string[]>();
  const entries = (await glob(demoPatterns, { cwd: page.folder })).sort();
  for (const name of new Set(shown)) {
    const files = entries.filter((entry) => /^demos\/(\w+)/.exec(entry)?.[1] === name);
    if (files.length > 0) {
      demos.set(
        name,
        files.map((file) => path.join(page.folder, file)),
      );
    }
  }
  return demos;
}
