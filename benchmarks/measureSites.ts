import type { Browser } from '@playwright/test';
import { measureNavigation, type PageChange } from './measureNavigation.ts';
import { measurePage, type PageMeasurement } from './measurePage.ts';
import { measureSearch, type SearchMeasurement } from './measureSearch.ts';
import { measureSlowLoad, type SlowLoadMeasurement } from './measureSlowLoad.ts';
import { openSite } from './openSite.ts';
import type { BenchOptions, BenchSite, ChangeTarget } from './readOptions.ts';

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

async function measureOnePage(
  browser: Browser,
  { name, isOurs }: BenchSite,
  { url, page }: { url: string; page: string },
  { quick, runs }: BenchOptions,
): Promise<PageResult> {
  const load = await measurePage(browser, url, isOurs);
  const isThere = load.status < 400;
  const slow =
    quick || !isThere ? null : await measureSlowLoad(browser, url, { expectsMark: isOurs, runs });
  return { site: name, isOurs, page, load, slow };
}

async function timeNavigations(
  browser: Browser,
  origin: string,
  { name, changes, isOurs }: BenchSite,
  runs: number,
): Promise<NavigationResult[]> {
  const results: NavigationResult[] = [];
  for (const [position, change] of changes.entries()) {
    const options = { origin, ...change, expectsMark: isOurs, runs };
    results.push({
      site: name,
      isOurs,
      position,
      ...change,
      desktop: await measureNavigation(browser, { ...options, isSlow: false }),
      slow: await measureNavigation(browser, { ...options, isSlow: true }),
    });
  }
  return results;
}

/** Measures the chosen topics on every site, in sequence so that they do not disturb each other. */
export async function measureSites(browser: Browser, options: BenchOptions): Promise<SiteResults> {
  const { topics, runs } = options;
  const results: SiteResults = { pages: [], navigations: [], search: null };
  for (const target of options.sites) {
    const site = await openSite(target);
    try {
      for (const page of topics.includes('pages') ? target.pages : []) {
        console.log(`Opening ${page} of ${target.name} …`);
        const url = site.origin + page;
        results.pages.push(await measureOnePage(browser, target, { url, page }, options));
      }
      if (topics.includes('navigation')) {
        console.log(`Changing pages on ${target.name} …`);
        results.navigations.push(...(await timeNavigations(browser, site.origin, target, runs)));
      }
      if (topics.includes('search') && target.isOurs) {
        console.log('Searching …');
        results.search = await measureSearch(browser, site.origin, target.location);
      }
    } finally {
      await site.close();
    }
  }
  return results;
}
