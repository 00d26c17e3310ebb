import type { Browser } from '@playwright/test';
import { measureNavigations, type PageChange } from './measureNavigation.ts';
import { measurePage, type PageMeasurement } from './measurePage.ts';
import { measureSearch, type SearchMeasurement } from './measureSearch.ts';
import { measureSlowLoads, type SlowLoadMeasurement } from './measureSlowLoad.ts';
import { openSite, type OpenSite } from './openSite.ts';
import {
  type BenchOptions,
  type BenchSite,
  type ChangeTarget,
  commonAddress,
} from './readOptions.ts';

/** Measurements of one page of one site. */
export interface PageResult {
  site: string;
  isOurs: boolean;
  page: string;
  load: PageMeasurement;
  /** Null in quick runs and for a missing page. */
  slow: SlowLoadMeasurement | null;
}

/** Duration of a page change on one site; null if it could not be timed. */
export interface NavigationResult extends ChangeTarget {
  site: string;
  isOurs: boolean;
  /** Position in the list of its site; the same one of other sites is compared with it. */
  position: number;
  desktop: PageChange | null;
  slow: PageChange | null;
}

/** Everything that was measured in a browser. */
export interface SiteResults {
  pages: PageResult[];
  navigations: NavigationResult[];
  search: SearchMeasurement | null;
}

interface RunningSite extends BenchSite, OpenSite {}

interface SitePage {
  site: RunningSite;
  page: string;
}

/** Pages of all sites, those with the same address together. */
function pagesByAddress(sites: RunningSite[]): SitePage[][] {
  const groups = new Map<string, SitePage[]>();
  for (const each of sites.flatMap((site) => site.pages.map((page) => ({ site, page })))) {
    const address = commonAddress(each.page);
    groups.set(address, [...(groups.get(address) ?? []), each]);
  }
  return [...groups.values()];
}

async function measurePages(
  browser: Browser,
  samePage: SitePage[],
  { quick, runs }: BenchOptions,
): Promise<PageResult[]> {
  const loads: (SitePage & { load: PageMeasurement })[] = [];
  for (const { site, page } of samePage) {
    console.log(`Opening ${page} of ${site.name} …`);
    const load = await measurePage(browser, site.origin + page, site.isOurs);
    loads.push({ site, page, load });
  }
  const found = quick ? [] : loads.filter(({ load }) => load.status < 400);
  const slowPages = found.map(({ site, page }) => ({
    url: site.origin + page,
    expectsMark: site.isOurs,
  }));
  const slowLoads = await measureSlowLoads(browser, slowPages, runs);
  return loads.map((each) => ({
    site: each.site.name,
    isOurs: each.site.isOurs,
    page: each.page,
    load: each.load,
    slow: slowLoads[found.indexOf(each)] ?? null,
  }));
}

async function timeNavigations(
  browser: Browser,
  sites: RunningSite[],
  position: number,
  runs: number,
): Promise<NavigationResult[]> {
  const changes = sites.flatMap((site) => {
    const change = site.changes[position];
    return change === undefined ? [] : [{ site, change }];
  });
  const timed = async (isSlow: boolean) => {
    const options = changes.map(({ site, change }) => ({
      origin: site.origin,
      ...change,
      expectsMark: site.isOurs,
      isSlow,
    }));
    return measureNavigations(browser, options, runs);
  };
  console.log(`Changing from ${changes.map(({ change }) => change.from).join(', ')} …`);
  const desktop = await timed(false);
  const slow = await timed(true);
  return changes.map(({ site, change }, index) => ({
    site: site.name,
    isOurs: site.isOurs,
    position,
    ...change,
    desktop: desktop[index] ?? null,
    slow: slow[index] ?? null,
  }));
}

async function measureRunning(
  browser: Browser,
  sites: RunningSite[],
  options: BenchOptions,
): Promise<SiteResults> {
  const { topics, runs } = options;
  const results: SiteResults = { pages: [], navigations: [], search: null };
  for (const samePage of topics.includes('pages') ? pagesByAddress(sites) : []) {
    results.pages.push(...(await measurePages(browser, samePage, options)));
  }
  const mostChanges = Math.max(...sites.map(({ changes }) => changes.length));
  for (let at = 0; topics.includes('navigation') && at < mostChanges; at += 1) {
    results.navigations.push(...(await timeNavigations(browser, sites, at, runs)));
  }
  const ours = sites.find(({ isOurs }) => isOurs);
  if (topics.includes('search') && ours !== undefined) {
    console.log('Searching …');
    results.search = await measureSearch(browser, ours.origin, ours.location);
  }
  return results;
}

/** Measures the chosen topics; what is timed on several sites is timed on them in turns, and nothing at the same time. */
export async function measureSites(browser: Browser, options: BenchOptions): Promise<SiteResults> {
  const sites: RunningSite[] = [];
  try {
    for (const target of options.sites) {
      sites.push({ ...target, ...(await openSite(target)) });
    }
    return await measureRunning(browser, sites, options);
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}
