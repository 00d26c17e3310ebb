import { afterAll, type RunnerTask } from 'vitest';
import { type Marks, type RecordedCheck, recordPassed } from './checkedMarks.ts';
import { testEnv } from './testEnv.ts';

/** With `CHECK=record`, records the marks when all tests of the file have passed. */
export function recordWhenPassed(check: RecordedCheck, marks: () => Marks): void {
  // The runner reads the names of fixtures from the first parameter and accepts no other spelling for none.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, suite) => {
    if (testEnv.CHECK === 'record' && suite.tasks.every(hasPassed)) {
      recordPassed(check, marks());
    }
  });
}

function hasPassed(task: RunnerTask): boolean {
  return task.type === 'suite' ? task.tasks.every(hasPassed) : task.result?.state === 'pass';
}
