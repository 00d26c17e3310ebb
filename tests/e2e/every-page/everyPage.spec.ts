import { test } from '@playwright/test';
import { recordNoise } from '#tests/setup/quietPage.ts';
import { directionFaults } from './directionFaults.ts';
import { expectNone } from './expectNone.ts';
import type { Finding } from './Finding.ts';
import { groupPages, readSitePaths } from './sitePages.ts';
import { attachTally } from './Tally.ts';
import { closeness } from './thoroughness.ts';
import { Visitor } from './Visitor.ts';
import { planRun } from './VisitPlan.ts';

const { changed, sample, unchanged } = await planRun(readSitePaths());
// A page with demos takes as long as a dozen of the reference.
const groups = groupPages([...changed, ...sample], (section) =>
  section.includes('/react-') ? 4 : 12,
);

// A busy machine only takes longer.
test.describe.configure({ timeout: 1_200_000 });

test.describe(`${changed.length} pages that changed, ${sample.length} of ${unchanged} others`, () => {
  for (const { name, paths } of groups) {
    test(`every page: ${name}`, async ({ page, context }, info) => {
      const visitor = new Visitor(page, recordNoise(context, true));
      await visitor.prepare();
      const findings: Finding[] = [];
      const counts = { pages: 0, demos: 0, axePages: 0, sound: [] as string[] };
      for (const path of paths) {
        const visit = await visitor.visit(path, closeness, async (opened, demos) =>
          demos > 0 && !path.startsWith('/zh') ? directionFaults(opened, demos) : [],
        );
        findings.push(...visit.findings);
        counts.pages += 1;
        counts.demos += visit.demos;
        counts.axePages += 1;
        if (visit.findings.length === 0) {
          counts.sound.push(path);
        }
      }
      await attachTally(info, findings, counts);
      expectNone(findings);
    });
  }
});
