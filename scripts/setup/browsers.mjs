/** The browser of most tests, of the build and of the benchmarks. */
export const chromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // The headless shell first: the same engine without a user interface, which takes a third less CPU time.
  programs: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ],
  macProgram: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  playwrightName: 'chromium',
  // Systems without a package of the headless shell have the whole browser.
  packages: ['chromium-headless-shell', 'chromium'],
};

/** The second browser, which runs the core of the browser tests. */
export const firefox = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  macProgram: '/Applications/Firefox.app/Contents/MacOS/firefox',
  // What Playwright downloads under this name is patched; readers have the browser as it is released.
  playwrightName: null,
  packages: ['firefox-esr', 'firefox'],
};
