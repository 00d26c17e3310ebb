import type { Browser } from '@playwright/test';
import { measureNavigation, type PageChange } from './measureNavigation.ts';
import { measurePage, type PageMeasurement } from './measurePage.ts';
import { measureSearch, type SearchMeasurement } from './measureSearch.ts';
import { measureSlowLoad, type SlowLoadMeasurement } from './measureSlowLoad.ts';
import { openSite } from './openSite.ts';
import type { BenchOptions, BenchSite } from './readOptions.ts';

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
export interface NavigationResult {
  site: string;
  from: string;
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

async function timeNavigation(
  browser: Browser,
  origin: string,
  { name, from, to, isOurs }: BenchSite,
  runs: number,
): Promise<NavigationResult> {
  const options = { origin, from, to, expectsMark: isOurs, runs };
  return {
    site: name,
    from,
    desktop: await measureNavigation(browser, { ...options, isSlow: false }),
    slow: await measureNavigation(browser, { ...options, isSlow: true }),
  };
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
        results.navigations.push(await timeNavigation(browser, site.origin, target, runs));
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
