import type { ImportCost, ImportCostRecord } from '#model/api/ImportCost.ts';

/** By how much an import may grow unnoticed: a few bytes of a small one are ignored. */
const tolerance = { share: 0.02, bytes: 1000 };

/** An import that costs more than it did. */
export interface SizeIncrease {
  name: string;
  before: number;
  after: number;
}

/** Imports that grew beyond the tolerance since a record, the largest increase first. */
export function findSizeIncreases(
  before: ImportCostRecord,
  after: ImportCostRecord,
): SizeIncrease[] {
  return (['components', 'adapters'] as const)
    .flatMap((kind) =>
      Object.entries(after[kind]).flatMap(([name, cost]) =>
        sizeIncreaseOf(name, before[kind][name], cost),
      ),
    )
    .sort((one, other) => other.after - other.before - (one.after - one.before));
}

function sizeIncreaseOf(
  name: string,
  before: ImportCost | undefined,
  after: ImportCost,
): SizeIncrease[] {
  if (!before) {
    return [];
  }
  const increase = after.total - before.total;
  return increase > Math.max(tolerance.bytes, before.total * tolerance.share)
    ? [{ name, before: before.total, after: after.total }]
    : [];
}
