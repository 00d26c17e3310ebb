import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell first: the same engine without a user interface, which takes a third less CPU time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macBrowser = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a file is a browser that starts; Ubuntu's placeholder for a snap does not. */
export function isWorkingBrowser(file) {
  return isExecutable(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Browsers to try on this machine, in order of preference. */
export function browserCandidates(environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macBrowser];
}

/** Path of the Chromium to use: `CHROMIUM_PATH`, else the system's own; null when there is none. */
export function findBrowser(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isWorkingBrowser(chosen)) {
      return chosen;
    }
    throw new Error(`CHROMIUM_PATH is "${chosen}", but no browser starts from there.`);
  }
  return browserCandidates(environment).find(isWorkingBrowser) ?? null;
}
