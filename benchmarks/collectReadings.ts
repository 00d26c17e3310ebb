import type { BenchResults } from './BenchResults.ts';
import type { Budgets, Metric, Reading } from './budgets.ts';
import { growthRatio } from './growth.ts';
import type { BuildMeasurement } from './measureBuild.ts';
import type { ScalePoint } from './measureScale.ts';
import type { SearchMeasurement } from './measureSearch.ts';
import type { PageResult } from './measureSites.ts';
import { kilobytes, rounded } from './rounded.ts';
import { percentile } from './webVitals.ts';

function readPage({ page, load, slow }: PageResult): Reading[] {
  return [
    { metric: 'js', value: kilobytes(load.js), where: page },
    { metric: 'css', value: kilobytes(load.css), where: page },
    { metric: 'fonts', value: kilobytes(load.fonts), where: page },
    { metric: 'cls', value: load.cls, where: page },
    { metric: 'console', value: load.messages.length, where: page },
    ...(slow
      ? ([
          { metric: 'cls', value: slow.cls, where: `${page} at 390 px` },
          { metric: 'tbtMs', value: slow.tbtMs, where: page },
        ] as const)
      : []),
  ];
}

// Keystrokes are those of English queries.
const queryLanguage = 'en';

function readSearch({ weights, keystrokes }: SearchMeasurement): Reading[] {
  return [
    ...weights.flatMap(({ language, firstKB, totalKB }): Reading[] => [
      { metric: 'searchFirst', value: rounded(firstKB), where: language },
      { metric: 'searchTotal', value: rounded(totalKB), where: language },
    ]),
    { metric: 'searchKeyMs', value: rounded(percentile(keystrokes, 0.95)), where: queryLanguage },
  ];
}

function readBuild({ kind, cpuSeconds, pages, peakMemoryMB }: BuildMeasurement): Reading[] {
  const where = `${kind} build`;
  const perPage = rounded(cpuSeconds / pages, 3);
  return [
    { metric: 'buildPeakMemoryMB', value: rounded(peakMemoryMB, 0), where },
    ...(kind === 'cold'
      ? [{ metric: 'buildCpuSecondsPerPageCold' as const, value: perPage, where }]
      : []),
  ];
}

function readGrowth(scale: ScalePoint[]): Reading[] {
  const ratio = growthRatio(scale);
  const where = `${scale.map(({ generated }) => generated).join(', ')} pages`;
  return ratio === null ? [] : [{ metric: 'buildGrowth', value: rounded(ratio, 2), where }];
}

/** Collects the values of our site that have a budget. */
export function collectReadings({ pages, search, builds, scale }: BenchResults): Reading[] {
  return [
    ...pages.filter((result) => result.isOurs).flatMap(readPage),
    ...(search ? readSearch(search) : []),
    ...builds.flatMap(readBuild),
    ...readGrowth(scale),
  ];
}

/** The worst reading of each metric that was measured, in the order of the budgets. */
export function worstReadings(readings: Reading[], budgets: Budgets): Reading[] {
  return (Object.keys(budgets) as Metric[]).flatMap((metric) => {
    const [first, ...others] = readings.filter((reading) => reading.metric === metric);
    return first ? [others.reduce((a, b) => (b.value > a.value ? b : a), first)] : [];
  });
}
