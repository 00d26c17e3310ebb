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
  /** Set by services that run tests for a repository. */
  CI: z.string().default(''),
});

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

/** What tests are told by environment variables; `CHROMIUM_PATH` is read by `findBrowser`. */
export const testEnv = environmentSchema.parse(given);
