import type { Metric, Reading } from './budgets.ts';
import type { NavigationResult, PageResult, SiteResults } from './measureSites.ts';
import { rounded } from './formatTable.ts';
import { commonAddress } from './readOptions.ts';

/** A page change in words. */
export function changeLabel({ from, to }: Pick<NavigationResult, 'from' | 'to'>): string {
  return `${commonAddress(from)} → ${to === null ? 'first link' : commonAddress(to)}`;
}

/** Our time divided by the shortest of the others; nothing where one side was not measured. */
function ratioReading(
  metric: Metric,
  where: string,
  ours: number | undefined,
  others: (number | undefined)[],
): Reading[] {
  const measured = others.filter((time) => time !== undefined && time > 0) as number[];
  return ours === undefined || measured.length === 0
    ? []
    : [{ metric, value: rounded(ours / Math.min(...measured), 3), where }];
}

function comparePage(page: PageResult, pages: PageResult[]): Reading[] {
  const address = commonAddress(page.page);
  const others = pages.filter((each) => !each.isOurs && commonAddress(each.page) === address);
  const compare = (metric: Metric, key: 'fcpMs' | 'lcpMs') =>
    ratioReading(
      metric,
      page.page,
      page.slow?.[key],
      others.map(({ slow }) => slow?.[key]),
    );
  return [...compare('firstPaintRatio', 'fcpMs'), ...compare('lcpRatio', 'lcpMs')];
}

function compareChange(change: NavigationResult, changes: NavigationResult[]): Reading[] {
  const others = changes.filter((each) => !each.isOurs && each.position === change.position);
  return (['desktop', 'slow'] as const).flatMap((speed) =>
    ratioReading(
      'pageChangeRatio',
      `${changeLabel(change)}, ${speed}`,
      change[speed]?.ms,
      others.map((other) => other[speed]?.ms),
    ),
  );
}

/** Our times as a share of those of the best other site, for every page and page change that both have. */
export function compareSites({ pages, navigations }: Omit<SiteResults, 'search'>): Reading[] {
  return [
    ...pages.filter(({ isOurs }) => isOurs).flatMap((page) => comparePage(page, pages)),
    ...navigations
      .filter(({ isOurs }) => isOurs)
      .flatMap((change) => compareChange(change, navigations)),
  ];
}
