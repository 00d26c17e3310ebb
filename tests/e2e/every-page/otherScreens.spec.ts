import { type Page, test } from '@playwright/test';
import { recordNoise } from '#tests/setup/quietPage.ts';
import { expectNone } from './expectNone.ts';
import type { Fault } from './Finding.ts';
import { missingPage, samplePages } from './samplePages.ts';
import { attachTally } from './Tally.ts';
import { takeTurns } from './thoroughness.ts';
import { type LastLook, Visitor } from './Visitor.ts';
import { readShell } from './VisitPlan.ts';
import { widthFaults } from './widthFaults.ts';

test.describe.configure({ timeout: 600_000 });

/** What a missing page is for: the server says so, and the browser repeats it. */
const isMissing = (kind: string) => kind === 'status' || kind === 'requests';

async function fitsSmallPhone(page: Page): Promise<Fault[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  const faults = await widthFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  return faults;
}

/** Visits a sampled page in the window as it is. */
async function visitSample(page: Page, path: string, lastLook: LastLook): Promise<void> {
  const visitor = new Visitor(page, recordNoise(page.context(), true));
  await visitor.prepare();
  const visit = await visitor.visit(path, 'new looks', lastLook);
  const findings = visit.findings.filter(({ kind }) => path !== missingPage || !isMissing(kind));
  await attachTally(test.info(), findings);
  expectNone(findings);
}

const samples = [...samplePages, missingPage];
const shell = readShell();

for (const path of takeTurns(samples, 'first', shell)) {
  test(`every page: ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitSample(page, path, fitsSmallPhone);
  });
}

for (const path of takeTurns(samples, 'second', shell)) {
  test(`every page: ${path} from right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      // Frames without an origin have no storage.
      if (window === top) {
        sessionStorage.setItem('docs-direction', 'rtl');
      }
    });
    await visitSample(page, path, isTurned);
  });
}

async function isTurned(page: Page): Promise<Fault[]> {
  const direction = await page.evaluate(() => document.documentElement.dir);
  return direction === 'rtl' ? [] : [{ kind: 'status', what: `reads ${direction}` }];
}
