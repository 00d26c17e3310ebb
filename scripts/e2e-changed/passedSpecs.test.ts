import { expect, it } from 'vitest';
import { passedSpecs, reportSchema } from './passedSpecs.ts';

it('finds the files of which every test was run and passed, however deep', () => {
  const results = [{ status: 'any' }];
  const passed = { ok: true, tests: [{ results }] };
  const failed = { ok: false, tests: [{ results }] };
  // What Playwright says of a test that an interrupted run did not reach.
  const notRun = { ok: true, tests: [{ results: [] }] };
  const report = reportSchema.parse({
    config: { rootDir: '/site/tests/e2e', version: '1' },
    suites: [
      { file: 'home/a.spec.ts', specs: [passed, passed] },
      { file: 'home/b.spec.ts', specs: [passed, failed] },
      {
        file: 'home/c.spec.ts',
        specs: [],
        suites: [{ file: 'home/c.spec.ts', specs: [passed], suites: [] }],
      },
      {
        file: 'home/d.spec.ts',
        specs: [passed],
        suites: [{ file: 'home/d.spec.ts', specs: [passed, failed] }],
      },
      { file: 'home/e.spec.ts', specs: [passed, notRun] },
    ],
  });
  expect(passedSpecs(report)).toEqual([
    '/site/tests/e2e/home/a.spec.ts',
    '/site/tests/e2e/home/c.spec.ts',
  ]);
});
