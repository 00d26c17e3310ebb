import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from './browsers.mjs';
import { findBrowser, isWorkingBrowser } from './findBrowser.mjs';
import { runCommand } from './runCommand.mjs';

const fiveMinutes = 5 * 60 * 1000;

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function findPlaywrightBrowser(root, { playwrightName }) {
  const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
  const path = playwright[playwrightName].executablePath();
  return isWorkingBrowser(path) ? path : null;
}

async function installWithPlaywright(root, browser) {
  console.log(`No ${browser.name} on this machine: asking Playwright to download its own.`);
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const command = [process.execPath, cli, 'install', browser.playwrightName];
  const code = await runCommand(command, { cwd: root, timeoutMs: fiveMinutes });
  return code === 0 ? findPlaywrightBrowser(root, browser) : null;
}

/** Command prefix of `apt-get`: none for root, sudo if it needs no password, null if neither is possible. */
export function aptPrefix({ isRoot, canSudo, hasApt }) {
  if (!hasApt) {
    return null;
  }
  if (isRoot) {
    return [];
  }
  return canSudo ? ['sudo', '-n'] : null;
}

async function installWithApt(browser) {
  const prefix = aptPrefix({
    hasApt: succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    canSudo: succeeds('sudo', '-n', 'true'),
  });
  if (prefix === null) {
    return null;
  }
  console.log(`Installing the system's ${browser.name} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeoutMs: fiveMinutes };
  await runCommand([...prefix, 'apt-get', 'update'], options);
  const install = [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends'];
  for (const name of browser.packages) {
    if ((await runCommand([...install, name], options)) === 0) {
      return findBrowser(browser);
    }
  }
  return null;
}

/** Finds or installs a browser; returns its path. */
export async function ensureBrowser(root, browser = chromium) {
  const fromPlaywright = async () =>
    findPlaywrightBrowser(root, browser) ?? (await installWithPlaywright(root, browser));
  const path =
    findBrowser(browser) ??
    (browser.playwrightName === null ? null : await fromPlaywright()) ??
    (await installWithApt(browser));
  if (path === null) {
    const { name, variable } = browser;
    throw new Error(
      `The browser tests need ${name}, and none could be found or installed: install one and set ${variable} to its path.`,
    );
  }
  return path;
}
