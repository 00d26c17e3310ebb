import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from './browsers.mjs';

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

/** Paths to try on this machine for a browser, in order of preference. */
export function browserCandidates({ programs, macProgram }, environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), macProgram];
}

/** Path of the browser to use: that of its environment variable, else the system's own; null when there is none. */
export function findBrowser(browser = chromium, environment = process.env) {
  const chosen = environment[browser.variable];
  if (chosen) {
    if (isWorkingBrowser(chosen)) {
      return chosen;
    }
    throw new Error(`${browser.variable} is "${chosen}", but no browser starts from there.`);
  }
  return browserCandidates(browser, environment).find(isWorkingBrowser) ?? null;
}
