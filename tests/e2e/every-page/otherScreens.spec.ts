import { type Page, test } from '@playwright/test';
import { hearNoise } from '#tests/setup/hearNoise.ts';
import { expectNone } from './expectNone.ts';
import type { Fault } from './Finding.ts';
import { missingPage, samplePages } from './samplePages.ts';
import { attachTally } from './Tally.ts';
import { Visitor } from './Visitor.ts';
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

for (const path of [...samplePages, missingPage]) {
  test(`every page: ${path} on a phone`, async ({ page, context }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const visitor = new Visitor(page, hearNoise(context, true));
    await visitor.prepare();
    const visit = await visitor.visit(path, 'new looks', fitsSmallPhone);
    const findings = visit.findings.filter(({ kind }) => path !== missingPage || !isMissing(kind));
    await attachTally(info, findings);
    expectNone(findings);
  });

  test(`every page: ${path} from right to left`, async ({ page, context }, info) => {
    await page.addInitScript(() => {
      // Frames without an origin have no storage.
      if (window === top) {
        sessionStorage.setItem('docs-direction', 'rtl');
      }
    });
    const visitor = new Visitor(page, hearNoise(context, true));
    await visitor.prepare();
    const visit = await visitor.visit(path, 'new looks', isTurned);
    const findings = visit.findings.filter(({ kind }) => path !== missingPage || !isMissing(kind));
    await attachTally(info, findings);
    expectNone(findings);
  });
}

async function isTurned(page: Page): Promise<Fault[]> {
  const direction = await page.evaluate(() => document.documentElement.dir);
  return direction === 'rtl' ? [] : [{ kind: 'status', what: `reads ${direction}` }];
}
