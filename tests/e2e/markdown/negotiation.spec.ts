import { expect, test } from '#tests/setup/quietPage.ts';
import { publicOrigin, readSitemap } from '#tests/setup/readSite.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

test('a page is answered as Markdown to those who ask for it', async ({ request }) => {
  const copy = await request.get(path, { headers: { accept: 'text/markdown, text/html, */*' } });
  expect(copy.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-location': `${path}.md`,
    vary: 'accept, accept-encoding',
  });
  expect(await copy.text()).toBe(await (await request.get(`${path}.md`)).text());
  const page = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept, accept-encoding',
  });
});

test('every address in the lists for assistants answers', async ({ request }) => {
  const seen = new Set<string>();
  for (const list of ['/llms.txt', '/zh/llms.txt', '/x/react-tree-view/llms.txt']) {
    const response = await request.get(list);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    for (const [, url = ''] of text.matchAll(/\]\((https:\/\/[^)]+)\)/g)) {
      expect(url.startsWith(`${publicOrigin}/`)).toBe(true);
      seen.add(new URL(url).pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
  for (const address of seen) {
    expect((await request.head(address)).status(), address).toBe(200);
  }
});

test('every page of the sitemap has a copy', async ({ request }) => {
  const pages = (await readSitemap(request)).filter((page) => /^(\/zh)?\/x\/./.test(page));
  expect(pages.length).toBeGreaterThan(500);
  for (const page of pages) {
    expect((await request.head(`${page}.md`)).status(), page).toBe(200);
  }
});

test('the feed names changed pages that exist', async ({ page, request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const xml = await response.text();
  await page.goto('/x/introduction');
  const entries = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    return [...feed.querySelectorAll('entry')].map((entry) => ({
      href: entry.querySelector('link')?.getAttribute('href') ?? '',
      updated: entry.querySelector('updated')?.textContent ?? '',
    }));
  }, xml);
  expect(entries.map(({ updated }) => updated)).toEqual(
    entries.map(({ updated }) => updated).sort((a, b) => b.localeCompare(a)),
  );
  for (const { href } of entries) {
    expect((await request.head(new URL(href).pathname)).status()).toBe(200);
  }
});

test('the head names the copy, the feed and the article', async ({ page }) => {
  await page.goto(`/zh${path}`);
  const href = (type: string) =>
    page.locator(`head link[type="${type}"]`).first().getAttribute('href');
  expect(await href('text/markdown')).toBe(`${publicOrigin}/zh${path}.md`);
  expect(await href('application/atom+xml')).toBe(`${publicOrigin}/zh/feed.xml`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const [crumbs, article] = JSON.parse(data ?? '')['@graph'];
  expect(crumbs.itemListElement.length).toBeGreaterThan(2);
  expect(article).toMatchObject({ '@type': 'TechArticle', url: `${publicOrigin}/zh${path}` });
});
