import type { Page } from '@playwright/test';
import { chooseSetting } from '#tests/setup/settings.ts';
import type { Fault } from './Finding.ts';
import { readDemos } from './readDemos.ts';
import { widthFaults } from './widthFaults.ts';

/** Turns an English page with running demos round: all of them must still run, and fit. */
export async function directionFaults(page: Page, demos: number): Promise<Fault[]> {
  await chooseSetting(page, 'Right to left');
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  // What a demo has to say it says in the frame after.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { live, faults } = await readDemos(page);
  const width = await widthFaults(page);
  await page.evaluate(() => sessionStorage.clear());
  const lost: Fault[] =
    live === demos ? [] : [{ kind: 'console', what: `${live} of ${demos} demos run` }];
  return [...faults, ...lost, ...width].map(({ kind, what }) => ({
    kind,
    what: `from right to left: ${what}`,
  }));
}
