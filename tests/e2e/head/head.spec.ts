import { expect, test } from '#tests/setup/quietPage.ts';
import { publicOrigin, readPages, readSitemap, type SitePage } from '#tests/setup/readSite.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
let pages: SitePage[] = [];

// In one worker, so that the documents are read once.
// Every page is read once, and the reference alone has a thousand.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeEach(async ({ page, request }) => {
  if (pages.length === 0) {
    await page.goto('/x/introduction');
    pages = await readPages(page, await readSitemap(request));
  }
  expect(pages.length).toBeGreaterThanOrEqual(18);
});

const hrefOf = (page: SitePage, rel: string, hreflang = '') =>
  page.links
    .filter((link) => link.rel === rel && link.hreflang === hreflang)
    .map(({ href }) => href);

const addressOf = (path: string) => publicOrigin + path;

test('S1.1 every page has one viewport meta: device width, initial scale 1', () => {
  for (const { path, metas } of pages) {
    expect(metas.viewport, path).toEqual([
      expect.stringMatching(/^width=device-width, initial-scale=1(\.0)?$/),
    ]);
  }
});

test('S1.2 product and category ids follow from the address', () => {
  const ids = Object.fromEntries(
    pages.map(({ path, metas }) => [
      path,
      [metas['mui:productId'], metas['mui:productCategoryId']].flat(),
    ]),
  );
  for (const prefix of ['', '/zh']) {
    expect(ids[`${prefix}${items}`]).toEqual(['x-tree-view', 'x']);
    expect(ids[`${prefix}/x/introduction`]).toEqual(['null', 'x']);
    expect(ids[`${prefix}/x`]).toEqual(['null', 'x']);
    expect(ids[prefix || '/']).toEqual(['null', 'null']);
  }
});

test('every page names its canonical address and its languages', () => {
  for (const page of pages) {
    const english = page.path.replace(/^\/zh(?=\/|$)/, '') || '/';
    const chinese = english === '/' ? '/zh' : `/zh${english}`;
    expect(hrefOf(page, 'canonical'), page.path).toEqual([addressOf(page.path)]);
    expect(hrefOf(page, 'alternate', 'en'), page.path).toEqual([addressOf(english)]);
    expect(hrefOf(page, 'alternate', 'zh'), page.path).toEqual([addressOf(chinese)]);
    expect(hrefOf(page, 'alternate', 'x-default'), page.path).toEqual([addressOf(english)]);
  }
});

test('titles and descriptions are there, short enough and unique within a language', () => {
  for (const isChinese of [false, true]) {
    const group = pages.filter(({ path }) => /^\/zh(\/|$)/.test(path) === isChinese);
    expect(group.length).toBeGreaterThan(8);
    const titles = group.map(({ title }) => title);
    const descriptions = group.map(({ metas }) => metas.description?.join('|') ?? '');
    expect(new Set(titles).size, titles.join('\n')).toBe(group.length);
    expect(new Set(descriptions).size, descriptions.join('\n')).toBe(group.length);
    for (const { path, title, metas } of group) {
      expect(title, path).toMatch(/\S.*MUI X|^MUI X/);
      expect(metas.description, path).toHaveLength(1);
      expect(metas.description?.[0]?.length, path).toBeGreaterThan(isChinese ? 15 : 40);
      expect(metas.description?.[0]?.length, path).toBeLessThanOrEqual(160);
    }
  }
});

test('Open Graph tags repeat title, description and address', async ({ request }) => {
  const images = new Set<string>();
  for (const { path, title, metas } of pages) {
    expect(metas['og:title'], path).toEqual([title]);
    expect(metas['og:description'], path).toEqual(metas.description);
    expect(metas['og:url'], path).toEqual([addressOf(path)]);
    expect(metas['og:type'], path).toHaveLength(1);
    expect(metas['og:site_name'], path).toEqual(['MUI X']);
    expect(metas['og:locale'], path).toEqual([path.startsWith('/zh') ? 'zh_CN' : 'en_GB']);
    expect(metas['twitter:card'], path).toEqual(['summary_large_image']);
    metas['og:image']?.forEach((image) => images.add(image));
  }
  expect([...images]).toEqual([expect.stringContaining(publicOrigin)]);
  for (const image of images) {
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), `${image} is part of the site`).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('pages in the sitemap may be indexed', () => {
  expect(pages.filter(({ metas }) => metas.robots).map(({ path }) => path)).toEqual([]);
});
