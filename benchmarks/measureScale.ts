import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildMeasurement, measureBuild } from './measureBuild.ts';
import { copyBareSite, writeScaleSite } from './writeScaleSite.ts';

/** Cost of a cold build of a site of generated pages. */
export interface ScalePoint extends BuildMeasurement {
  /** Generated pages, each built in every language; `pages` counts all documents. */
  generated: number;
}

/** Sizes to build; the site without pages is the baseline of the others. */
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

type Cost = Pick<ScalePoint, 'generated' | 'cpuSeconds'>;

/** CPU seconds that each generated page adds to the build without pages; null for that build itself. */
export function costPerPage({ generated, cpuSeconds }: Cost, points: Cost[]): number | null {
  const base = points.find((point) => point.generated === 0);
  return base && generated > 0 ? (cpuSeconds - base.cpuSeconds) / generated : null;
}

/** Cost of a page in the largest site divided by its cost in the smallest: 1 is linear growth, null is unknown. */
export function growthRatio(points: Cost[]): number | null {
  const sorted = points
    .filter(({ generated }) => generated > 0)
    .toSorted((a, b) => a.generated - b.generated);
  const [smallest, largest] = [sorted.at(0), sorted.at(-1)];
  if (!smallest || !largest) {
    return null;
  }
  const [before, after] = [costPerPage(smallest, points), costPerPage(largest, points)];
  // A difference within the noise of the machine means nothing.
  return before === null || after === null || before <= 0 ? null : Math.max(after / before, 0);
}
