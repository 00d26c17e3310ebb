import type { BenchResults } from './BenchResults.ts';
import type { Budgets, Reading } from './budgets.ts';
import { growthRatio } from './growth.ts';

/** Everything that makes a run fail, one sentence each: pages that are not there, a cache without effect, broken budgets. */
export function findProblems(
  { pages, builds, scale }: BenchResults,
  broken: Reading[],
  budgets: Budgets,
): string[] {
  const missing = pages
    .filter(({ isOurs, load }) => isOurs && load.status >= 400)
    .map(({ page, load }) => `${page} answers ${load.status}.`);
  const recompiled = builds
    .filter(({ kind, compiled }) => kind === 'warm' && compiled !== 0)
    .map(({ compiled }) => `The warm build compiled ${compiled} values again, not none.`);
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
  return [...missing, ...recompiled, ...unknown, ...budgetProblems];
}
