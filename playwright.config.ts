import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { builtSiteConfig } from '#tests/setup/builtSiteConfig.ts';

const browser = process.env.CHROMIUM_PATH || findBrowser();
if (browser) {
  // Workers read this file again and need not look for the browser a second time.
  process.env.CHROMIUM_PATH = browser;
}

/** Browser tests against the built site in Chromium. */
export default defineConfig({
  ...builtSiteConfig,
  expect: {
    ...builtSiteConfig.expect,
    // Chosen by measurement, see tests/e2e/visual/changes.spec.ts: other ways to draw letters pass, a missing icon does not.
    toMatchSnapshot: { threshold: 0.2, maxDiffPixels: 120 },
  },
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  use: {
    ...builtSiteConfig.use,
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
});
