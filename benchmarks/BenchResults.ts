import type { BuildMeasurement } from './measureBuild.ts';
import { type DevLoopMeasurement, readDevLoop } from './measureDevLoop.ts';
import { type EditMeasurement, readEdit } from './measureEdit.ts';
import { growthRatio, type ScalePoint } from './measureScale.ts';
import type { NavigationResult, PageResult, SiteResults } from './measureSites.ts';
import type { Budgets, Reading } from './budgets.ts';
import type { SearchMeasurement } from './measureSearch.ts';
import { changeLabel, compareSites } from './compareSites.ts';
import { kilobytes, rounded } from './formatTable.ts';
import { percentile } from './webVitals.ts';

/** All results of a run; a topic that was not measured is empty. */
export interface BenchResults extends SiteResults {
  builds: BuildMeasurement[];
  edit: EditMeasurement | null;
  loop: DevLoopMeasurement | null;
  scale: ScalePoint[];
}

function readPage({ page, load, slow }: PageResult): Reading[] {
  return [
    { metric: 'js', value: kilobytes(load.js), where: page },
    { metric: 'jsVisit', value: kilobytes(load.jsAfterScroll), where: page },
    { metric: 'css', value: kilobytes(load.css), where: page },
    { metric: 'fonts', value: kilobytes(load.fonts), where: page },
    { metric: 'requests', value: load.requestsBeforeScroll, where: page },
    { metric: 'cls', value: load.cls, where: page },
    { metric: 'console', value: load.messages.length, where: page },
    ...(slow
      ? ([
          { metric: 'cls', value: slow.cls, where: `${page} at 390 px` },
          { metric: 'firstPaintMs', value: slow.fcpMs, where: page },
          { metric: 'tbtMs', value: slow.tbtMs, where: page },
        ] as const)
      : []),
    ...(slow && slow.firstDemoMs !== null
      ? [{ metric: 'firstDemoMs' as const, value: slow.firstDemoMs, where: page }]
      : []),
  ];
}

function readChange(change: NavigationResult): Reading[] {
  const { desktop } = change;
  return desktop ? [{ metric: 'pageChangeMs', value: desktop.ms, where: changeLabel(change) }] : [];
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
    {
      metric: kind === 'cold' ? 'buildCpuSecondsPerPageCold' : 'buildCpuSecondsPerPageWarm',
      value: perPage,
      where,
    },
  ];
}

function readGrowth(scale: ScalePoint[]): Reading[] {
  const ratio = growthRatio(scale);
  const where = `${scale.map(({ generated }) => generated).join(', ')} pages`;
  return ratio === null ? [] : [{ metric: 'buildGrowth', value: rounded(ratio, 2), where }];
}

/** Collects the values of our site that have a budget. */
export function collectReadings(results: BenchResults): Reading[] {
  const { pages, navigations, search, builds, edit, loop, scale } = results;
  return [
    ...pages.filter((result) => result.isOurs).flatMap(readPage),
    ...navigations.filter((result) => result.isOurs).flatMap(readChange),
    ...compareSites(results),
    ...(search ? readSearch(search) : []),
    ...builds.flatMap(readBuild),
    ...(edit ? readEdit(edit) : []),
    ...(loop ? readDevLoop(loop) : []),
    ...readGrowth(scale),
  ];
}

/**
 * Everything that makes a run fail, one sentence each: missing pages, page changes that were not timed, a cache without
 * effect, broken budgets.
 */
export function findProblems(
  { pages, navigations, builds, scale }: BenchResults,
  broken: Reading[],
  budgets: Budgets,
): string[] {
  const missing = pages
    .filter(({ isOurs, load }) => isOurs && load.status >= 400)
    .map(({ page, load }) => `${page} responds with ${load.status}.`);
  const untimed = navigations
    .filter(({ isOurs, desktop, slow }) => isOurs && (desktop === null || slow === null))
    .map((change) => `The page change ${changeLabel(change)} was not timed.`);
  const recompiled = builds
    .filter(({ kind, compiled }) => kind === 'warm' && compiled !== 0)
    .map(
      ({ compiled }) => `The warm build compiled ${compiled} values again; it should compile none.`,
    );
  const unknown =
    scale.length > 0 && growthRatio(scale) === null
      ? ['The growth of the build is unknown: its smallest sites cost the same.']
      : [];
  const budgetProblems = broken.map(({ metric, value, where }) => {
    const { max, unit } = budgets[metric];
    const sentence =
      `${metric} is ${value} ${unit}`.trimEnd() + ` on ${where}, the budget is ${max}.`;
    const messages =
      pages.find(({ isOurs, page }) => isOurs && page === where)?.load.messages ?? [];
    return metric === 'console' ? [sentence, ...messages].join('\n    ') : sentence;
  });
  return [...missing, ...untimed, ...recompiled, ...unknown, ...budgetProblems];
}
