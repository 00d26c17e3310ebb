import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { JSONReport } from '@playwright/test/reporter';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { readSitePaths } from '#tests/e2e/every-page/sitePages.ts';
import { readTallies } from './visit/readTallies.ts';
import { sumTallies } from './visit/sumTallies.ts';
import { whyNotRecord } from './visit/whyNotRecord.ts';

const recordFile = 'content/quality/visit.json';

/**
 * `npm run visit`: every page, looked at more closely than `npm test` has time for. `--record` keeps what was
 * counted; everything else is passed on to Playwright.
 */
const args = process.argv.slice(2).filter((arg) => arg !== '--record');
const folder = mkdtempSync(join(tmpdir(), 'docs-visit-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'tests/e2e/every-page', '--reporter=list,json', ...args],
  {
    stdio: 'inherit',
    env: { ...process.env, VISIT: 'thorough', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
);
const tally = sumTallies(readTallies(JSON.parse(readFileSync(report, 'utf8')) as JSONReport));
rmSync(folder, { recursive: true });
const pages = readSitePaths().length;
const found = Object.entries(tally.findings).filter(([, count]) => count > 0);
console.log(
  `Visited ${tally.pages} of ${pages} pages, ${tally.axePages} with axe in light and dark;`,
  `${tally.demos} demos went live, ${tally.links} internal links were followed.`,
);
if (tally.pages > 0) {
  console.log(
    `Found: ${found.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing wrong'}.`,
  );
}
process.exitCode = status ?? 1;

if (process.argv.includes('--record')) {
  const reason = whyNotRecord(tally, pages, status);
  if (reason === null) {
    const date = new Date().toISOString().slice(0, 10);
    mkdirSync('content/quality', { recursive: true });
    const record = { date, browser: browserName(), ...tally };
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Recorded in ${recordFile}.`);
  } else {
    console.error(`Not recorded: ${reason}.`);
    process.exitCode = 1;
  }
}

/** E.g. `Chromium 142.0`. */
function browserName(): string {
  const path = process.env.CHROMIUM_PATH || findBrowser() || chromium.executablePath();
  const printed = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /Chrom\w+ \d+\.\d+/.exec(printed)?.[0] ?? printed.trim();
}
