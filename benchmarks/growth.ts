import type { ScalePoint } from './measureScale.ts';

type Cost = Pick<ScalePoint, 'generated' | 'cpuSeconds'>;

/** Processor seconds that each generated page adds to a build without any; null for that build itself. */
export function costPerPage({ generated, cpuSeconds }: Cost, points: Cost[]): number | null {
  const base = points.find((point) => point.generated === 0);
  return base && generated > 0 ? (cpuSeconds - base.cpuSeconds) / generated : null;
}

/** What a page costs in the largest site, over what it costs in the smallest: 1 is linear growth, null unknown. */
export function growthRatio(points: Cost[]): number | null {
  const sorted = points
    .filter(({ generated }) => generated > 0)
    .toSorted((a, b) => a.generated - b.generated);
  const [smallest, largest] = [sorted.at(0), sorted.at(-1)];
  if (!smallest || !largest) {
    return null;
  }
  const [before, after] = [costPerPage(smallest, points), costPerPage(largest, points)];
  // A difference that drowns in the noise of the machine tells nothing.
  return before === null || after === null || before <= 0 ? null : Math.max(after / before, 0);
}
