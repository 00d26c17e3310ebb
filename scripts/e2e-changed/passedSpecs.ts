import { z } from 'zod';

/** A test that was not reached, because the run was stopped, is `ok` and has no result. */
const specSchema = z.object({
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.unknown()) })),
});

interface Suite {
  file: string;
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(specSchema),
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
});

/** The part of a report by Playwright's reporter `json` that says what passed; each suite of it is a file. */
export const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
});

/** Files of a report of which all tests were run and passed, as absolute paths. */
export function passedSpecs({ config, suites }: z.infer<typeof reportSchema>): string[] {
  return suites.filter(hasPassed).map(({ file }) => `${config.rootDir}/${file}`);
}

function hasPassed({ specs, suites = [] }: Suite): boolean {
  const wasRun = ({ results }: { results: unknown[] }) => results.length > 0;
  return specs.every(({ ok, tests }) => ok && tests.every(wasRun)) && suites.every(hasPassed);
}
