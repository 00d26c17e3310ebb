import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildMeasurement, measureBuild } from './measureBuild.ts';
import { copyBareSite, writeScaleSite } from './writeScaleSite.ts';

/** What a cold build of a site of generated pages cost. */
export interface ScalePoint extends BuildMeasurement {
  /** Generated pages, each built in every language; `pages` counts all documents. */
  generated: number;
}

/** Sizes that are built; the site without pages is what the others grow from. */
const sizes = [0, 100, 300, 1000];

/** Builds sites that differ in nothing but the number of generated pages, cold, one after the other. */
export async function measureScale(root: string): Promise<ScalePoint[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-scale-'));
  const target = {
    root: folder,
    command: ['npm', 'run', 'build'] as [string, ...string[]],
    cacheDir: '.cache',
    clientDir: 'build/client',
  };
  try {
    await copyBareSite(root, folder);
    const points: ScalePoint[] = [];
    for (const generated of sizes) {
      console.log(`Building a site of ${generated} generated pages …`);
      await writeScaleSite(folder, generated);
      points.push({ generated, ...(await measureBuild(target, 'cold')) });
    }
    return points;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
