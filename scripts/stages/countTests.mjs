import { readFileSync } from 'node:fs';

function count(passed, failed, exitCode) {
  // A runner can fail without a failed test: a crash, an unhandled error, a threshold.
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** Counts the tests of a Vitest JSON report; a file that could not be loaded is one failure. */
export function countVitest(report, exitCode) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return count(report.numPassedTests, report.numFailedTests + broken.length, exitCode);
}

/** Counts the tests of a Playwright JSON report; a flaky test passed in the end. */
export function countPlaywright({ stats, errors = [] }, exitCode) {
  return count(stats.expected + stats.flaky, stats.unexpected + errors.length, exitCode);
}

/** Counts a stage that only passes or fails. */
export function countStage(exitCode) {
  return count(exitCode === 0 ? 1 : 0, 0, exitCode);
}

/** Counts the tests in a report file; a missing report is a failure. */
export function countReport(file, countTests, exitCode) {
  try {
    return countTests(JSON.parse(readFileSync(file, 'utf8')), exitCode);
  } catch {
    console.error('The test runner left no readable report, so this stage counts as failed.');
    return { passed: 0, failed: 1 };
  }
}
