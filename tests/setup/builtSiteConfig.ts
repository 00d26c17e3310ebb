import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { testEnv } from './testEnv.ts';

const port = testEnv.E2E_PORT;

/** What the tests share in every browser: the built site, served by our own server, and one reader's window. */
export const builtSiteConfig = {
  testDir: 'tests/e2e',
  // Beside them are unit tests of what they share.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: testEnv.CI !== '',
  reporter: 'line',
  timeout: 120_000,
  // Nothing here asserts a time; a busy machine only takes longer.
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'off',
  },
  webServer: {
    command: 'npm run build:server && node build/server/main.js',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      STRICT_PORT: '1',
      FEEDBACK_FILE: join(tmpdir(), `docs-e2e-${process.pid}`, 'feedback.db'),
      // All tests are one reader to the server.
      FEEDBACK_PER_CLIENT: '100000',
      FEEDBACK_PER_PAGE: '100000',
      INSIGHT_PER_CLIENT: '1000000',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
} satisfies PlaywrightTestConfig;
