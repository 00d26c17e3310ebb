import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawlSite } from './crawlSite.ts';

const publicOrigin = 'https://docs.example';

const documents: Record<string, string> = {
  '/': `<head><title>Start &amp; more</title><link rel="canonical" href="${publicOrigin}/">
    <link rel="alternate" hreflang="zh" href="${publicOrigin}/zh"><meta name="description" content="All"></head>
    <body><main><h1>Start</h1><h2><a href="/next#end">Next</a></h2><h3><script>1</script></h3>
    <template><h1>Not shown</h1><a href="/in-template">a</a></template>
    <a href="/next#%65nd">The end</a> <a href="/file.md">copy</a> <a href="https://elsewhere.example/">b</a></main>
    <svg><title>A picture</title></svg>`,
  '/next':
    '<h1>Next</h1><p id="here">a</p><p id="here">b</p><p id="end"></p><a href="#there">c</a><a href="/nope">d</a>',
  '/zh': '<h1>Chinese</h1>',
};

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const html = documents[url];
    const isCopy = url === '/file.md';
    response.statusCode = html !== undefined || isCopy ? 200 : 404;
    response.setHeader('Content-Type', isCopy ? 'text/markdown' : 'text/html');
    response.end(html ?? '<a href="/only-in-code">');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('finds links to no page, missing anchors and repeated ids', async () => {
  const { pages, links, broken } = await crawlSite(origin, ['/'], publicOrigin);
  expect(pages.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/file.md',
    '/next',
    '/nope',
    '/zh',
  ]);
  expect(broken).toEqual([
    '/next#there (linked from /next) answers 200',
    '/nope (linked from /next) answers 404',
  ]);
  expect(links).toBe(7);
  expect(pages.find(({ path }) => path === '/next')?.repeatedIds).toEqual(['here']);
});

it('reads what a document says without script', async () => {
  const { pages } = await crawlSite(origin, ['/'], publicOrigin);
  expect(pages[0]).toMatchObject({
    status: 200,
    isDocument: true,
    title: 'Start & more',
    metas: { description: ['All'] },
    text: { h1: ['Start'], emptyHeadings: 1, frames: 0 },
  });
  expect(pages.find(({ path }) => path === '/file.md')).toMatchObject({
    isDocument: false,
    text: { letters: 0 },
  });
});
