import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { firefox } from '#scripts/setup/browsers.mjs';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { builtSiteConfig } from '#tests/setup/builtSiteConfig.ts';
import {
  coreTests,
  coreTestsWithoutScript,
  leftOut,
  titlePattern,
} from '#tests/setup/firefox/coreTests.ts';

const browser = process.env.FIREFOX_PATH || findBrowser(firefox);
if (!browser) {
  throw new Error('There is no Firefox on this machine: install one, or set FIREFOX_PATH.');
}
// For tests/setup/firefox/stockFirefox.mjs, which Playwright starts in its place, and for workers, which read this file again.
process.env.FIREFOX_PATH = browser;

const launchOptions = {
  executablePath: fileURLToPath(new URL('tests/setup/firefox/stockFirefox.mjs', import.meta.url)),
  firefoxUserPrefs: {
    // Light.
    'layout.css.prefers-color-scheme.content-override': 1,
    // As in Chromium without a window: scroll bars take no room, and pages that were left are loaded again.
    'ui.useOverlayScrollbars': 1,
    'browser.sessionhistory.max_total_viewers': 0,
  },
};

/** The core of the browser tests in Firefox as it is released, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...builtSiteConfig,
  use: { ...builtSiteConfig.use, browserName: 'firefox', channel: 'moz-firefox', launchOptions },
  projects: [
    {
      name: 'Firefox',
      testMatch: Object.keys(coreTests),
      grep: titlePattern(coreTests),
      grepInvert: [/ without script /, ...leftOut.map(({ tests }) => titlePattern(tests))],
    },
    {
      name: 'Firefox without script',
      testMatch: Object.keys(coreTestsWithoutScript),
      grep: titlePattern(coreTestsWithoutScript),
      use: { launchOptions: { ...launchOptions, args: ['--without-script'] } },
    },
  ],
});
