import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuiltDocs } from '#tests/setup/builtDocs.ts';
import { createApp } from './createApp.ts';

const introduction = `<h1>Introduction</h1>${'<p>Text</p>'.repeat(300)}`;
const files: Record<string, string> = {
  'secret.txt': 'outside',
  'client/index.html': '<h1>Home</h1>',
  'client/404.html': '<h1>Nothing here</h1>',
  'client/x/introduction/index.html': introduction,
  'client/x/introduction.md': `# Introduction\n${'Text\n'.repeat(300)}`,
  'client/x/größe/index.html': '<h1>Size</h1>',
  'client/assets/app-3f2a.js': `export const text = '${'grid '.repeat(400)}';`,
  'client/assets/inter.woff2': 'w'.repeat(2000),
  'client/.vite/manifest.json': '{}',
  'client/.well-known/security.txt': 'Contact',
};

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  app = createApp({
    clientDir: join(folder, 'client'),
    redirect: (pathname) =>
      pathname === '/' ? null : pathname.replace(/^\/en(?=\/)/, '').replace(/\/$/, ''),
  });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('paths', () => {
  it.each([
    ['/', '<h1>Home</h1>', 'text/html; charset=utf-8'],
    ['/x/introduction', introduction, 'text/html; charset=utf-8'],
    ['/x/introduction?a=1#b', introduction, 'text/html; charset=utf-8'],
    ['/x/gr%C3%B6%C3%9Fe', '<h1>Size</h1>', 'text/html; charset=utf-8'],
    ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
  ])('serves %s', async (path, body, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(body);
  });

  it.each([
    '/../secret.txt',
    '/x/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/x%2fintroduction',
    '/x/%00/introduction',
    '/x//introduction',
    '/.vite/manifest.json',
    '/missing',
  ])('answers %s with the page for unknown addresses', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Nothing here</h1>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toBeNull();
  });

  it.each(['/%', '/x/%zz', '/%E0%A4%A', '/x/%ff'])('refuses %s as malformed', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('keeps the answer for a missing asset small', async () => {
    const response = await get('/assets/gone.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('falls back to plain text without a 404 page', async () => {
    const bare = createApp({ clientDir: join(folder, 'nowhere'), redirect: () => null });
    const response = await bare.request('/missing');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });
});

describe('headers', () => {
  it('lets hashed assets be kept for ever and everything else be revalidated', async () => {
    const asset = await get('/assets/app-3f2a.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/x/introduction')).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 304 when the reader has the current version', async () => {
    const first = await get('/x/introduction', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/x/introduction', {
        'accept-encoding': 'br',
        'if-none-match': header,
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('vary')).toBe('accept, accept-encoding');
      expect(again.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/x/introduction', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers an unknown address with 404 even when any version would do', async () => {
    expect((await get('/missing', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await get('/x/introduction', {}, 'HEAD');
    const full = await get('/x/introduction');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect((await get('/missing', {}, 'HEAD')).status).toBe(404);
  });
});

describe('compression', () => {
  it('prefers brotli, accepts gzip, and tags each form apart', async () => {
    const brotli = await get('/x/introduction', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/x/introduction', { 'accept-encoding': 'gzip' });
    const plain = await get('/x/introduction');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tags = [brotli, gzip, plain].map((response) => response.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    const brotliBytes = Buffer.from(await brotli.arrayBuffer());
    expect(brotliDecompressSync(brotliBytes).toString()).toBe(introduction);
    expect(brotli.headers.get('content-length')).toBe(String(brotliBytes.length));
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(introduction);
  });

  it.each(['/', '/assets/inter.woff2'])('leaves %s as it is', async (path) => {
    const response = await get(path, { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });
});

describe('ranges', () => {
  it('answers with a part of a file, and says which', async () => {
    const whole = await get('/assets/app-3f2a.js');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const text = await whole.text();
    const part = await get('/assets/app-3f2a.js', { range: 'bytes=7-11' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 7-11/${text.length}`);
    expect(part.headers.get('content-length')).toBe('5');
    expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(await part.text()).toBe(text.slice(7, 12));
    const end = await get('/assets/app-3f2a.js', { range: 'bytes=-2' });
    expect(await end.text()).toBe(text.slice(-2));
  });

  it('counts the bytes that are sent, compressed or not', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const whole = Buffer.from(await (await get('/x/introduction', headers)).arrayBuffer());
    const part = await get('/x/introduction', { ...headers, range: 'bytes=10-' });
    expect(part.headers.get('content-encoding')).toBe('gzip');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10));
  });

  it('answers with the whole when the part is of another version, or of no file', async () => {
    const range = 'bytes=0-3';
    const etag = (await get('/assets/inter.woff2')).headers.get('etag') ?? '';
    expect((await get('/assets/inter.woff2', { range, 'if-range': etag })).status).toBe(206);
    for (const condition of ['"other"', `W/${etag}`, 'Sun, 15 Nov 2026 12:00:00 GMT']) {
      const answer = await get('/assets/inter.woff2', { range, 'if-range': condition });
      expect(answer.status, condition).toBe(200);
    }
    expect((await get('/assets/inter.woff2', { range }, 'HEAD')).status).toBe(200);
    expect((await get('/missing', { range })).status).toBe(404);
  });

  it('refuses a part behind the end', async () => {
    const answer = await get('/assets/inter.woff2', { range: 'bytes=2000-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */2000');
  });
});

describe('Markdown', () => {
  it('answers the address of a copy that does not exist in a few lines', async () => {
    const site = createApp({ clientDir: await writeBuiltDocs() });
    const answer = await site.request('/x/react-tree-view/dail.md');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Page not found\n/);
    expect(text).toContain('- [Dial](/x/react-tree-view/dial.md)');
    expect(text.length).toBeLessThan(1000);
  });

  it('says no more where nothing is known', async () => {
    const answer = await get('/x/nothing.md');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(
      '# Page not found\n\nThere is no page at this address.\n\nAll pages are listed in [/llms.txt](/llms.txt).\n',
    );
  });

  it('answers a page with its copy when that is asked for', async () => {
    const answer = await get('/x/introduction', { accept: 'text/markdown, text/html, */*' });
    expect(await answer.text()).toMatch(/^# Introduction/);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('content-location')).toBe('/x/introduction.md');
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
    expect(answer.headers.get('link')).toBe('</x/introduction>; rel="canonical"');
  });

  it('answers browsers with the page, and tells caches that there is a choice', async () => {
    const answer = await get('/x/introduction', { accept: 'text/html,*/*;q=0.8' });
    expect(await answer.text()).toBe(introduction);
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
    expect(answer.headers.get('content-location')).toBeNull();
  });

  it('tags the forms apart, so that neither is revalidated as the other', async () => {
    const page = await get('/x/introduction');
    const etag = page.headers.get('etag') ?? '';
    const copy = { accept: 'text/markdown' };
    expect((await get('/x/introduction', { ...copy, 'if-none-match': etag })).status).toBe(200);
    const other = (await get('/x/introduction', copy)).headers.get('etag') ?? '';
    const again = await get('/x/introduction', { ...copy, 'if-none-match': other });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toBe('accept, accept-encoding');
  });

  it('serves the copy at its own address', async () => {
    const answer = await get('/x/introduction.md', { accept: 'text/html' });
    expect(await answer.text()).toMatch(/^# Introduction/);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it('answers with the page where there is no copy', async () => {
    const answer = await get('/x/gr%C3%B6%C3%9Fe', { accept: 'text/markdown' });
    expect(await answer.text()).toBe('<h1>Size</h1>');
    expect(answer.headers.get('vary')).toBeNull();
  });
});

describe('everything else', () => {
  it('redirects for good and keeps the query', async () => {
    const response = await get('/en/x/introduction/?a=1&b=%20');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/x/introduction?a=1&b=%20');
  });

  it('says that it is alive', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok');
  });

  it('refuses to be written to', async () => {
    const response = await get('/x/introduction', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});
