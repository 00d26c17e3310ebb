import { expect, it } from 'vitest';
import { changeLabel, compareSites } from './compareSites.ts';
import type { NavigationResult, PageResult } from './measureSites.ts';
import { benchResults } from './fixtures/benchResults.ts';

const [example] = benchResults.pages;

function page(site: string, address: string, fcpMs: number, lcpMs: number): PageResult {
  const slow = { tbtMs: 0, tbtTotalMs: 0, fcpMs, lcpMs, firstDemoMs: null, cls: 0 };
  return { ...(example as PageResult), site, isOurs: site === 'ours', page: address, slow };
}

function change(site: string, position: number, desktop: number, slow: number): NavigationResult {
  const kind = 'in place' as const;
  return {
    site,
    isOurs: site === 'ours',
    position,
    from: `/${site}/`,
    to: null,
    desktop: { ms: desktop, kind },
    slow: { ms: slow, kind },
  };
}

it('divides our paints by the fastest other site that has the page', () => {
  const pages = [
    page('ours', '/x', 500, 900),
    page('ours', '/only-ours', 500, 900),
    page('a', '/x/', 1000, 1000),
    page('b', '/x', 800, 1200),
    { ...page('c', '/x', 1, 1), slow: null },
  ];
  expect(compareSites({ pages, navigations: [] })).toEqual([
    { metric: 'firstPaintRatio', value: 0.625, where: '/x' },
    { metric: 'lcpRatio', value: 0.9, where: '/x' },
  ]);
});

it('compares page changes at the same position of the lists', () => {
  const untimed = { ...change('b', 0, 1, 1), desktop: null, slow: null };
  const navigations = [change('ours', 0, 30, 60), change('ours', 1, 30, 60), untimed];
  const others = [change('a', 0, 100, 90), change('c', 0, 60, 120)];
  expect(compareSites({ pages: [], navigations: [...navigations, ...others] })).toEqual([
    { metric: 'pageChangeRatio', value: 0.5, where: '/ours → first link, desktop' },
    { metric: 'pageChangeRatio', value: 0.667, where: '/ours → first link, slow' },
  ]);
});

it('says nothing without other sites', () => {
  expect(compareSites({ pages: [page('ours', '/x', 1, 1)], navigations: [] })).toEqual([]);
});

it('writes the addresses of all sites in the same way', () => {
  expect(changeLabel({ from: '/x/', to: '/y/' })).toBe('/x → /y');
});
