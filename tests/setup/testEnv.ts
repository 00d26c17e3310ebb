import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

const environmentSchema = z.object({
  /** Port of the site under test; sites of single tests take the ports from 100 above it. */
  E2E_PORT: port.default(4173),
  /** The build under test. */
  CLIENT_DIR: z.string().default('build/client'),
  /** What is visited: pages that changed and a sample of the others, only the former, or all; see `npm run visit`. */
  VISIT: z.enum(['sample', 'changed', 'thorough']).default('sample'),
  /** What slow checks check: what changed since it passed and a sample of the rest, all, or all and then record it. */
  CHECK: z.enum(['sample', 'all', 'record']).default('sample'),
  /** Whether a test that compares a record with what it measures writes the record first; see `npm run relevance`. */
  RECORD: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** Set by services that run tests for a repository. */
  CI: z.string().default(''),
});

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

/** What tests are told by environment variables; `CHROMIUM_PATH` and `FIREFOX_PATH` are read by `findBrowser`. */
export const testEnv = environmentSchema.parse(given);
