import { addGeneratedPages } from './addGeneratedPages.ts';
import { type BuildMeasurement, measureBuild } from './measureBuild.ts';
import { withSiteCopy } from './withSiteCopy.ts';

/** Cost of building the site and some generated pages, of which only the latter are not in the cache. */
export interface ScalePoint extends BuildMeasurement {
  /** Generated pages, each built in every language; `pages` counts all documents. */
  generated: number;
}

/** Numbers of pages to add; the site without any is the baseline of the others. */
const sizes = [0, 300, 1000];

/** Builds copies of the working tree that differ in nothing but the number of generated pages, one after the other. */
export async function measureScale(root: string): Promise<ScalePoint[]> {
  return withSiteCopy(root, async (folder) => {
    const target = {
      root: folder,
      command: ['npm', 'run', 'build'] as [string, ...string[]],
      cacheDir: '.cache',
      clientDir: 'build/client',
    };
    const points: ScalePoint[] = [];
    // The first build completes the cache and compiles the server.
    for (const generated of [0, ...sizes]) {
      console.log(`Building the site and ${generated} generated pages …`);
      await addGeneratedPages(folder, generated);
      points.push({ generated, ...(await measureBuild(target, 'warm')) });
    }
    return points.slice(1);
  });
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
