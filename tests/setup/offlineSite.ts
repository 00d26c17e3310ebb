import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { WorkerSettings } from '#model/offline.ts';
import { expect, test as quietTest } from './quietPage.ts';
import { testEnv } from './testEnv.ts';

/**
 * The configured host below `localhost`. Browsers resolve names below `localhost` to this machine and treat
 * them as secure, while `mui.com` itself is on their HSTS preload list.
 */
const host = 'mui.com.localhost';
const firstPort = testEnv.E2E_PORT + 100;

/** A copy of the built site on its own server, which can be changed, stopped and restarted. */
export class OfflineSite {
  readonly origin: string;
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | null = null;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.origin = `http://${host}:${port}`;
  }

  async start(): Promise<void> {
    this.#server = spawn('node', ['build/server/main.js'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        STRICT_PORT: '1',
        CLIENT_DIR: this.#folder,
      },
      stdio: 'ignore',
    });
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${this.#port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  }

  /** Makes everything as it was built. */
  async reset(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      await this.remove(name);
    }
    await linkBuild(this.#folder);
    if (!this.#server) {
      await this.start();
    }
  }

  /** Cuts the network: nothing listens any more. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server?.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  }

  /** Deploys a worker that differs from the last in its settings and, so, in its bytes. */
  async deploy(change: (settings: WorkerSettings) => Partial<WorkerSettings>): Promise<void> {
    const [first = '', ...code] = (await this.read('x/sw.js')).split('\n');
    const start = 'self.workerSettings=';
    const settings = JSON.parse(first.slice(start.length, -1)) as WorkerSettings;
    const next = JSON.stringify({ ...settings, ...change(settings) });
    await this.write('x/sw.js', [`${start}${next};`, ...code].join('\n'));
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.#folder, file), 'utf8');
  }

  async write(file: string, content: string): Promise<void> {
    await writeFile(path.join(this.#folder, file), content);
  }

  private async remove(file: string): Promise<void> {
    await rm(path.join(this.#folder, file), { recursive: true });
  }
}

/** Folders whose files a test may change; the rest of the build is linked instead of copied. */
const changeable = ['x', 'offline-index'];

/** Links the built site into a folder, as if it were the first deployment. */
async function linkBuild(folder: string): Promise<void> {
  const build = path.resolve(testEnv.CLIENT_DIR);
  for (const { name } of await readdir(build, { withFileTypes: true })) {
    if (!changeable.includes(name)) {
      await symlink(path.join(build, name), path.join(folder, name));
      continue;
    }
    await mkdir(path.join(folder, name));
    for (const entry of await readdir(path.join(build, name), { withFileTypes: true })) {
      const file = path.join(name, entry.name);
      const copy = entry.isDirectory() ? symlink : copyFile;
      await copy(path.join(build, file), path.join(folder, file));
    }
  }
}

/** Tests on the configured host: each finds the site as built and its server running. */
export const test = quietTest.extend<{ site: OfflineSite }, { siteOfWorker: OfflineSite }>({
  siteOfWorker: [
    // Playwright wants the first argument to be destructured.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'docs-offline-'));
      const site = new OfflineSite(folder, firstPort + parallelIndex);
      await use(site);
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ siteOfWorker }, use) => {
      await siteOfWorker.reset();
      await use(siteOfWorker);
    },
    { scope: 'test' },
  ],
});

/** Shortens the time a page waits before it turns to offline reading, and before a page counts as visited. */
export async function shortenDelays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) =>
      wait(run, delay >= 1000 && delay <= 5000 ? 0 : delay),
    );
  });
}

/** Lets through what a browser says about a connection that is gone: Chromium's words, then Firefox's. */
export const lostConnection = new RegExp(
  [
    'ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503',
    'NS_ERROR_(CONNECTION_REFUSED|NET_RESET|NET_EMPTY_RESPONSE|OFFLINE|INTERCEPTION_FAILED)',
    'FetchEvent\\.respondWith\\(\\) that rejected|NetworkError when attempting to fetch',
  ].join('|'),
);

/** Addresses of the pages kept on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('docs-v1-records');
    return (await cache.keys())
      .map(({ url }) => new URL(url).pathname.replace('/offline-record', ''))
      .sort();
  });
}

/** Opens a page on the configured host and waits until it is stored. */
export async function visitUntilStored(
  page: Page,
  site: OfflineSite,
  address: string,
): Promise<void> {
  await page.goto(site.origin + address);
  await waitUntilStored(page, address);
}

/** Waits until the worker has stored a page. */
export async function waitUntilStored(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptPages(page), { message: `${address} is stored` }).toContain(address);
}

export { expect };
