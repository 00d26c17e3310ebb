import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import {
  colorRules,
  measureMarkedColors,
  navigationTree,
  runAxe,
} from '#tests/setup/findViolations.ts';
import { lookAttribute, markLooks } from '#tests/setup/markLooks.ts';
import type { Fault } from './Finding.ts';

/** How axe is run on a page. */
export interface Look {
  rules: RunOptions;
  /** Looks that were checked before; those of the page are added. */
  known: Set<string>;
  /** Whether only targets of a look that is not known are measured; neighbors rarely differ among targets of one look. */
  onlyNewTargets: boolean;
}

/** Runs axe on a page in its present mode. The rules about colors see two elements of each look that is not known. */
export async function accessibilityFaults(page: Page, look: Look): Promise<Fault[]> {
  const { rules, known, onlyNewTargets } = look;
  // Further down the header may stand over half a link, which then counts as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const looks = await markLooks(page, known);
  looks.forEach((each) => known.add(each));
  if (looks.length === 0 && rules === colorRules) {
    return [];
  }
  await measureMarkedColors(page, onlyNewTargets ? `[${lookAttribute}]` : '*');
  const lines = await runAxe(page, { include: 'html', exclude: navigationTree }, rules);
  return lines.map((what) => ({ kind: 'accessibility', what }));
}
