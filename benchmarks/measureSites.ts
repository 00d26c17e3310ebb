import type { Browser } from '@playwright/test';
import { measureNavigation } from './measureNavigation.ts';
import { measurePage, type PageMeasurement } from './measurePage.ts';
import { measureSlowLoad, type SlowLoadMeasurement } from './measureSlowLoad.ts';
import { openSite } from './openSite.ts';
import type { BenchOptions, SiteTarget } from './readOptions.ts';

/** What was measured on one page of one site. */
export interface PageResult {
  site: string;
  isOurs: boolean;
  page: string;
  load: PageMeasurement;
  /** Null in quick runs. */
  slow: SlowLoadMeasurement | null;
}

/** How long a page change takes on our site, in milliseconds; null where it could not be timed. */
export interface NavigationResult {
  desktopMs: number | null;
  slowMs: number | null;
}

/** Everything the browser measured. */
export interface SiteResults {
  pages: PageResult[];
  navigation: NavigationResult | null;
}

async function measureOnePage(
  browser: Browser,
  { name, isOurs }: SiteTarget,
  { url, page }: { url: string; page: string },
  { quick, runs }: BenchOptions,
): Promise<PageResult> {
  const load = await measurePage(browser, url, isOurs);
  const isThere = load.status < 400;
  const slow =
    quick || !isThere ? null : await measureSlowLoad(browser, url, { expectsMark: isOurs, runs });
  return { site: name, isOurs, page, load, slow };
}

async function timeNavigation(browser: Browser, origin: string, options: BenchOptions) {
  const { navigateFrom: from, navigateTo: to, runs } = options;
  return {
    desktopMs: await measureNavigation(browser, { origin, from, to, isSlow: false, runs }),
    slowMs: await measureNavigation(browser, { origin, from, to, isSlow: true, runs }),
  };
}

/** Measures every page of every site, one after the other so that they do not disturb each other. */
export async function measureSites(browser: Browser, options: BenchOptions): Promise<SiteResults> {
  const results: SiteResults = { pages: [], navigation: null };
  for (const target of options.sites) {
    const site = await openSite(target);
    try {
      for (const page of target.pages) {
        const url = site.origin + page;
        results.pages.push(await measureOnePage(browser, target, { url, page }, options));
      }
      if (target.isOurs && !options.quick) {
        results.navigation = await timeNavigation(browser, site.origin, options);
      }
    } finally {
      await site.close();
    }
  }
  return results;
}
