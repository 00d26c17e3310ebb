import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';

/** A browser that a tool controls through a port. */
export interface DebuggedBrowser {
  port: number;
  close(): Promise<void>;
}

const startTimeout = 30_000;

/** Starts the same Chromium as the tests, but lets nobody attach to it beside the tool that uses the port. */
export async function openDebuggedBrowser(): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const browser = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own, because the command may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  const close = async () => {
    if (browser.pid !== undefined && browser.exitCode === null) {
      process.kill(-browser.pid);
    }
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const fail = () => reject(new Error('The browser did not open a port for debugging.'));
      const timer = setTimeout(fail, startTimeout);
      let said = '';
      browser.stderr.on('data', (text) => {
        said += text;
        const found = /DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(said)?.[1];
        if (found !== undefined) {
          clearTimeout(timer);
          resolve(Number(found));
        }
      });
      browser.once('error', reject);
      browser.once('close', fail);
    });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
