import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { countPlaywright, countReport, countStage, countVitest } from './countTests.mjs';

afterEach(() => vi.restoreAllMocks());

const passedFile = { status: 'passed', assertionResults: [{}] };

it('counts Vitest tests, and files that did not load', () => {
  const report = { numPassedTests: 12, numFailedTests: 1, testResults: [passedFile] };
  expect(countVitest(report, 1)).toEqual({ passed: 12, failed: 1 });
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest({ ...report, testResults: [passedFile, broken] }, 1).failed).toBe(2);
});

it('counts Playwright tests, and errors outside tests', () => {
  const stats = { expected: 9, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 10, failed: 2 });
  expect(countPlaywright({ stats, errors: [{}] }, 1).failed).toBe(3);
});

it('believes the exit code when no test failed', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 0 });
});

it('counts other stages as one', () => {
  expect(countStage(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStage(2)).toEqual({ passed: 0, failed: 1 });
});

it('counts a missing or broken report as a failure', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  expect(countReport(file, countVitest, 0)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, '{');
  expect(countReport(file, countVitest, 0)).toEqual({ passed: 0, failed: 1 });
  rmSync(folder, { recursive: true });
});
