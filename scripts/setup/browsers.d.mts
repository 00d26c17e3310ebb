/** A browser that tests run in: where it is looked for, and what installs it. */
export interface Browser {
  name: string;
  /** Environment variable with the path of the one to use. */
  variable: string;
  /** Names on the PATH, in order of preference. */
  programs: string[];
  macProgram: string;
  /** What Playwright calls its own build; null where that is not used. */
  playwrightName: 'chromium' | null;
  /** Packages of Debian and Ubuntu, in order of preference. */
  packages: string[];
}

/** The browser of most tests, of the build and of the benchmarks. */
export const chromium: Browser;

/** The second browser, which runs the core of the browser tests. */
export const firefox: Browser;
