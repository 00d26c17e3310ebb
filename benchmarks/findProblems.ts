import type { Budgets, Reading } from './budgets.ts';
import type { BenchResults } from './report.ts';

/** Everything that makes a run fail, one sentence each: pages that are not there, and broken budgets. */
export function findProblems(
  { pages }: BenchResults,
  broken: Reading[],
  budgets: Budgets,
): string[] {
  const missing = pages
    .filter(({ isOurs, load }) => isOurs && load.status >= 400)
    .map(({ page, load }) => `${page} answers ${load.status}.`);
  const budgetProblems = broken.map(({ metric, value, where }) => {
    const { max, unit } = budgets[metric];
    const sentence =
      `${metric} is ${value} ${unit}`.trimEnd() + ` on ${where}, the budget is ${max}.`;
    const messages =
      pages.find(({ isOurs, page }) => isOurs && page === where)?.load.messages ?? [];
    return metric === 'console' ? [sentence, ...messages].join('\n    ') : sentence;
  });
  return [...missing, ...budgetProblems];
}
