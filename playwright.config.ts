import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { testEnv } from '#tests/setup/testEnv.ts';

const port = testEnv.E2E_PORT;
const browser = process.env.CHROMIUM_PATH || findBrowser();
if (browser) {
  // Workers read this file again and need not look for the browser a second time.
  process.env.CHROMIUM_PATH = browser;
}

/** Browser tests against the built site, served by our own server. */
export default defineConfig({
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
  expect: {
    timeout: 60_000,
    // Chosen by measurement, see tests/e2e/visual/changes.spec.ts: other ways to draw letters pass, a missing icon does not.
    toMatchSnapshot: { threshold: 0.2, maxDiffPixels: 120 },
  },
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // As in every browser people use; the headless shell needs to be told. A loop in a sealed frame then stops that frame only.
        '--site-per-process',
      ],
    },
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
});
