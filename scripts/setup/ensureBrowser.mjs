import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser, isWorkingBrowser } from './findBrowser.mjs';
import { runCommand } from './runCommand.mjs';

const fiveMinutes = 5 * 60 * 1000;

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function findPlaywrightBrowser(root) {
  const path = createRequire(join(root, 'package.json'))(
    '@playwright/test',
  ).chromium.executablePath();
  return isWorkingBrowser(path) ? path : null;
}

async function installWithPlaywright(root) {
  console.log('No Chromium on this machine: asking Playwright to download its own.');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const command = [process.execPath, cli, 'install', 'chromium'];
  const code = await runCommand(command, { cwd: root, timeoutMs: fiveMinutes });
  return code === 0 ? findPlaywrightBrowser(root) : null;
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

async function installWithApt() {
  const prefix = aptPrefix({
    hasApt: succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    canSudo: succeeds('sudo', '-n', 'true'),
  });
  if (prefix === null) {
    return null;
  }
  console.log("Installing the system's Chromium with apt-get.");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeoutMs: fiveMinutes };
  await runCommand([...prefix, 'apt-get', 'update'], options);
  const install = [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends'];
  // Systems without a package of the headless shell have the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await runCommand([...install, name], options)) === 0) {
      return findBrowser();
    }
  }
  return null;
}

/** Finds or installs a Chromium; returns its path. */
export async function ensureBrowser(root) {
  const browser =
    findBrowser() ??
    findPlaywrightBrowser(root) ??
    (await installWithPlaywright(root)) ??
    (await installWithApt());
  if (browser === null) {
    throw new Error(
      'The browser tests need Chromium, and none could be found or installed: install one and set CHROMIUM_PATH to its path.',
    );
  }
  return browser;
}
