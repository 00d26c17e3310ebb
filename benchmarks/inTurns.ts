/**
 * Takes each measurement several times, one of each per round, so that a slow minute of the machine reaches all of them
 * instead of one; returns the results of each.
 */
export async function inTurns<Result>(
  runs: number,
  measurements: (() => Promise<Result>)[],
): Promise<Result[][]> {
  const results = measurements.map((): Result[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, measure] of measurements.entries()) {
      results[index]?.push(await measure());
    }
  }
  return results;
}
