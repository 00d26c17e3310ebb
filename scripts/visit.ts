import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { JSONReport } from '@playwright/test/reporter';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { readSitePaths } from '#tests/e2e/every-page/sitePages.ts';
import {
  markPages,
  planVisit,
  readVisitedPages,
  visitedPagesFile,
} from '#tests/e2e/every-page/VisitPlan.ts';
import { readTallies, sumTallies, whyNotRecord } from './visit/visitTally.ts';

const recordFile = 'content/quality/visit.json';

/**
 * `npm run visit`: checks every page more thoroughly than `npm test` has time for. `--changed` visits only the guides that
 * are not as they were when they were last visited. `--record` writes to committed files what was visited; all other
 * arguments are passed to Playwright.
 */
const [shouldRecord, onlyChanged] = ['--record', '--changed'].map((flag) =>
  process.argv.includes(flag),
);
const args = process.argv.slice(2).filter((arg) => !['--record', '--changed'].includes(arg));
const specs = onlyChanged ? 'tests/e2e/every-page/everyPage.spec.ts' : 'tests/e2e/every-page';
const folder = mkdtempSync(join(tmpdir(), 'docs-visit-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', specs, '--reporter=list,json', ...args],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VISIT: onlyChanged ? 'changed' : 'thorough',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
);
const tally = sumTallies(readTallies(JSON.parse(readFileSync(report, 'utf8')) as JSONReport));
rmSync(folder, { recursive: true });
const paths = readSitePaths();
const marks = await markPages(paths);
const expected = onlyChanged
  ? planVisit(paths, marks, readVisitedPages(), '').changed.length
  : paths.length;
const found = Object.entries(tally.findings).filter(([, count]) => count > 0);
console.log(
  `Visited ${tally.pages} of ${expected} pages, ${tally.axePages} with axe in light and dark;`,
  `${tally.demos} demos went live, ${tally.links} internal links were followed.`,
);
if (tally.pages > 0) {
  console.log(
    `Found: ${found.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing wrong'}.`,
  );
}
process.exitCode = status ?? 1;

if (shouldRecord) {
  const known = onlyChanged ? readVisitedPages() : {};
  const isSound = new Set(tally.sound);
  const visited = Object.entries(marks).flatMap(([path, mark]) =>
    isSound.has(path) ? [[path, mark]] : known[path] === undefined ? [] : [[path, known[path]]],
  );
  writeFileSync(visitedPagesFile, `${JSON.stringify(Object.fromEntries(visited), null, 2)}\n`);
  console.log(`Recorded ${isSound.size} pages without findings in ${visitedPagesFile}.`);
}

if (shouldRecord && !onlyChanged) {
  const reason = whyNotRecord(tally, expected, status);
  if (reason === null) {
    const date = new Date().toISOString().slice(0, 10);
    const { sound: _sound, ...counts } = tally;
    const record = { date, browser: browserName(), ...counts };
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Recorded in ${recordFile}.`);
  } else {
    console.error(`Not recorded in ${recordFile}: ${reason}.`);
    process.exitCode = 1;
  }
}

/** E.g. `Chromium 142.0`. */
function browserName(): string {
  const path = findBrowser() || chromium.executablePath();
  const printed = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /Chrom\w+ \d+\.\d+/.exec(printed)?.[0] ?? printed.trim();
}
