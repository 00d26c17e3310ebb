import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'e2e-changed-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the report is written where the caller of the command asks for it', () => {
  const report = path.join(folder, 'report.json');
  const args = ['tsx', 'scripts/e2eChanged.ts', '--list', '--reporter=json'];
  spawnSync('npx', args, {
    // No build: one may be going on beside this test, and a report of tests that cannot be listed is one, too.
    env: {
      ...process.env,
      CLIENT_DIR: folder,
      CHECK: 'sample',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });

  expect(JSON.parse(readFileSync(report, 'utf8'))).toHaveProperty('stats');
}, 60_000);
