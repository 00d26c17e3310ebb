import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { JSONReport } from '@playwright/test/reporter';
import type { SnapshotRecord, VisitRecord } from '#quality/records.ts';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { readSitePaths, readSnapshotPaths } from '#tests/e2e/every-page/sitePages.ts';
import {
  markPages,
  planVisit,
  readVisitedPages,
  visitedPagesFile,
} from '#tests/e2e/every-page/VisitPlan.ts';
import { sumSnapshots, whyNotRecordSnapshots } from './visit/snapshotTally.ts';
import { readTallies, sumTallies, whyNotRecord } from './visit/visitTally.ts';

/**
 * `npm run visit`: checks every page more thoroughly than `npm test` has time for. `--changed` visits only the guides that
 * are not as they were when they were last visited, `--snapshots` only compares snapshots with running demos. `--record`
 * writes to committed files what was visited; all other arguments are passed to Playwright.
 */
const flags = ['--record', '--changed', '--snapshots'];
const [shouldRecord, onlyChanged, onlySnapshots] = flags.map((flag) => process.argv.includes(flag));
const args = process.argv.slice(2).filter((arg) => !flags.includes(arg));

const { report, status } = runPlaywright();
process.exitCode = status ?? 1;
if (onlySnapshots) {
  reportSnapshots();
} else {
  await reportVisit();
}

/** Runs the tests of the visit and reads what they report. */
function runPlaywright(): { report: JSONReport; status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'docs-visit-'));
  const file = join(folder, 'report.json');
  const specs = onlySnapshots ? '/snapshots.spec.ts' : onlyChanged ? '/everyPage.spec.ts' : '';
  const run = spawnSync(
    'npx',
    ['playwright', 'test', `tests/e2e/every-page${specs}`, '--reporter=list,json', ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        VISIT: onlyChanged ? 'changed' : 'thorough',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return { report: JSON.parse(text) as JSONReport, status: run.status };
}

/** Prints what was compared, and records it. */
function reportSnapshots(): void {
  const tally = sumSnapshots(report);
  const pages = readSnapshotPaths().length;
  console.log(
    `Compared ${tally.compared} demos on ${tally.pages} of ${pages} pages with their snapshots:`,
    `${tally.same} look the same, ${tally.known} differ as is known,`,
    `${tally.compared - tally.same - tally.known} differ.`,
  );
  if (shouldRecord) {
    const reason = whyNotRecordSnapshots(tally, pages, status);
    writeRecord('snapshots', { date: today(), browser: browserName(), ...tally }, reason);
  }
}

/** Prints what was visited, and records it. */
async function reportVisit(): Promise<void> {
  const tally = sumTallies(readTallies(report));
  const paths = readSitePaths();
  const marks = await markPages(paths);
  const known = onlyChanged ? readVisitedPages() : {};
  const expected = onlyChanged ? planVisit(paths, marks, known, '').changed.length : paths.length;
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
  if (shouldRecord) {
    const isSound = new Set(tally.sound);
    const visited = Object.entries(marks).flatMap(([path, mark]) =>
      isSound.has(path) ? [[path, mark]] : known[path] === undefined ? [] : [[path, known[path]]],
    );
    writeFileSync(visitedPagesFile, `${JSON.stringify(Object.fromEntries(visited), null, 2)}\n`);
    console.log(`Recorded ${isSound.size} pages without findings in ${visitedPagesFile}.`);
  }
  if (shouldRecord && !onlyChanged) {
    const { sound: _sound, ...counts } = tally;
    const reason = whyNotRecord(tally, expected, status);
    writeRecord('visit', { date: today(), browser: browserName(), ...counts }, reason);
  }
}

/** Writes a record unless there is a reason against it. */
function writeRecord(
  name: 'snapshots' | 'visit',
  record: SnapshotRecord | VisitRecord,
  reason: string | null,
): void {
  const file = `content/quality/${name}.json`;
  if (reason === null) {
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Recorded in ${file}.`);
  } else {
    console.error(`Not recorded in ${file}: ${reason}.`);
    process.exitCode = 1;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** E.g. `Chromium 142.0`. */
function browserName(): string {
  const path = findBrowser() || chromium.executablePath();
  const printed = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /Chrom\w+ \d+\.\d+/.exec(printed)?.[0] ?? printed.trim();
}
