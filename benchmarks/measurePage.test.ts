import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';
import { measureNavigations } from './measureNavigation.ts';
import { measurePage } from './measurePage.ts';
import { measureSlowLoads, type SlowLoadMeasurement } from './measureSlowLoad.ts';
import { openBrowser } from './openBrowser.ts';
import { openSite, type OpenSite } from './openSite.ts';

const app = `
  import './preloaded.js';
  performance.mark('docs:ready');
  import('./demo.js');
  addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', event.target.getAttribute('href'));
    document.querySelector('h1').textContent = 'Next';
  });
  addEventListener('scroll', () => {
    const frame = document.createElement('iframe');
    frame.src = '/framed/';
    document.body.append(frame);
  }, { once: true });
`;
const preloaded = `globalThis.filler = '${'text '.repeat(200)}';`;
const head = '<!doctype html><link rel="icon" href="data:,"><style>body{margin:0}</style>';
const files: Record<string, string> = {
  'index.html': `${head}<link rel="modulepreload" href="/assets/preloaded.js">
    <link rel="stylesheet" href="/assets/app.css">
    <h1>Home</h1><main><a href="/next">Next page</a></main><div style="height:3000px"></div>
    <script type="module" src="/assets/app.js"></script>`,
  'ahead/index.html': `${head}<h1>Ahead</h1>
    <script type="application/json" data-demo-files="">{"base":"/assets/","files":["demo.js"]}</script>
    <link rel="modulepreload" href="/assets/demo.js">
    <script type="module" src="/assets/app.js"></script>`,
  'restless/index.html': `${head}<div id="top"></div><p>Pushed down</p><script>
    console.warn('careful');
    setTimeout(() => { document.getElementById('top').style.height = '300px'; }, 200);
    setTimeout(() => { throw new Error('oops'); });
  </script>`,
  'demo/index.html': `${head}<h1>Demo</h1><div data-demo></div><script>
    setTimeout(() => {
      document.querySelector('[data-demo]').innerHTML = '<p data-demo-live>Runs</p>';
    }, 1500);
  </script>`,
  'deep/index.html': `${head}<h1>Deep</h1><div style="height:3000px"></div><div data-demo><p id="first"></p></div><script>
    if (location.hash === '#first') {
      document.querySelector('[data-demo]').innerHTML = '<p data-demo-live>Runs</p>';
    }
  </script>`,
  'framed/index.html': `${head}<script src="/assets/demo.js"></script>`,
  'plain/index.html': `${head}<h1>Plain</h1><main><a href="other/">Other</a></main>`,
  'plain/other/index.html': `${head}<h1>Other</h1><main>The end</main>`,
  'assets/app.js': app,
  'assets/app.css': 'h1 { color: teal }',
  'assets/preloaded.js': preloaded,
  'assets/demo.js': `globalThis.demo = '${'demo '.repeat(500)}';`,
};
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

describe.skipIf(findBrowser() === null)('in Chromium', () => {
  let folder: string;
  let site: OpenSite;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    site = await openSite({ name: 'fixture', location: folder, pages: [], isOurs: false });
    browser = await openBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await rm(folder, { recursive: true });
  });

  it('counts the scripts before the mark, no demo, and nothing that scrolling starts', async () => {
    const page = await measurePage(browser, `${site.origin}/`, true);
    expect(page).toMatchObject({ status: 200, countedUntil: 'ready', cls: 0, messages: [] });
    expect(page.js).toBe(gzipped(app) + gzipped(preloaded));
    expect(page.css).toBe(gzipped(files['assets/app.css'] ?? ''));
    expect(page.html).toBe(gzipped(files['index.html'] ?? ''));
    expect(page.requests).toBe(4);
    expect(page.requestsBeforeScroll).toBe(5);
    expect(page.jsAfterScroll).toBe(page.js + gzipped(files['assets/demo.js'] ?? ''));
  }, 30_000);

  it('counts the code of demos for the whole visit, however early a page asks for it', async () => {
    const page = await measurePage(browser, `${site.origin}/ahead`, true);
    expect(page.js).toBe(gzipped(app) + gzipped(preloaded));
    expect(page.jsAfterScroll).toBe(page.js + gzipped(files['assets/demo.js'] ?? ''));
  }, 30_000);

  it('notices shifts, messages and errors', async () => {
    const page = await measurePage(browser, `${site.origin}/restless`, false);
    expect(page.countedUntil).toBe('idle');
    expect(page.cls).toBeGreaterThan(0);
    expect(page.messages).toEqual(['warning: careful', 'uncaught: oops']);
  }, 30_000);

  const slowLoad = async (address: string) => {
    const pages = [{ url: site.origin + address, expectsMark: false }];
    const [load] = await measureSlowLoads(browser, pages, 1);
    return load as SlowLoadMeasurement;
  };

  it('times the first paint and the first demo, however long after the last request it starts', async () => {
    const { fcpMs, lcpMs, firstDemoMs } = await slowLoad('/demo');
    expect(fcpMs).toBeGreaterThan(0);
    expect(lcpMs).toBeGreaterThanOrEqual(fcpMs);
    expect(firstDemoMs).toBeGreaterThan(1500);
  }, 30_000);

  it('times a demo below the first screen at its own address', async () => {
    const { firstDemoMs } = await slowLoad('/deep');
    expect(firstDemoMs).toBeGreaterThan(0);
  }, 30_000);

  it('has no time of a first demo where the page starts none', async () => {
    const { firstDemoMs } = await slowLoad('/plain');
    expect(firstDemoMs).toBeNull();
  }, 30_000);

  const change = async (from: string, to: string | null) => {
    const options = { origin: site.origin, from, to, expectsMark: false, isSlow: false };
    const [measured] = await measureNavigations(browser, [options], 1);
    return measured;
  };

  it('times a page change in place', async () => {
    const measured = await change('/', null);
    expect(measured?.kind).toBe('in place');
    expect(measured?.ms).toBeGreaterThanOrEqual(0);
  }, 30_000);

  it('times a page change that loads another document, through a relative link too', async () => {
    const measured = await change('/plain/', '/plain/other/');
    expect(measured?.kind).toBe('document');
    expect(measured?.ms).toBeGreaterThan(0);
  }, 30_000);

  it('returns null when no link leads to another page', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await change('/plain/other/', null)).toBeNull();
    expect(report).toHaveBeenCalledWith(expect.stringContaining('no visible link to another page'));
    report.mockRestore();
  }, 30_000);
});
