import { parseDocsPath } from '#model/DocsPath.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import { payloadPath } from '#model/pagePaths.ts';
import { stripDocsTab } from '#model/DocsTab.ts';
import { expect, test } from '@playwright/test';
import type { CrawledPage } from '#tests/setup/CrawledPage.ts';
import { type Crawl, crawlSite } from '#tests/setup/crawlSite.ts';
import { publicOrigin } from '#tests/setup/readSite.ts';
import { expectNone } from './expectNone.ts';
import type { Finding, FindingKind } from './Finding.ts';
import { readSitePaths } from './sitePages.ts';
import { attachTally } from './Tally.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const listed = readSitePaths();
let crawl: Crawl = { pages: [], links: 0, broken: [] };
/** Pages of the sitemap. */
let pages: CrawledPage[] = [];

// In one worker, so that the documents are read once; the reference alone has a thousand.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test.beforeEach(async ({ baseURL }) => {
  if (pages.length === 0) {
    crawl = await crawlSite(baseURL ?? '', ['/', '/zh'], publicOrigin);
    pages = crawl.pages.filter(({ path }) => listed.includes(path));
  }
  expect(pages.length).toBeGreaterThan(0);
});

const hrefOf = (page: CrawledPage, rel: string, hreflang = '') =>
  page.links
    .filter((link) => link.rel === rel && link.hreflang === hreflang)
    .map(({ href }) => href);

const addressOf = (path: string) => publicOrigin + path;

/** Findings on pages that fail a check. */
const findIn = (
  where: CrawledPage[],
  kind: FindingKind,
  check: (page: CrawledPage) => string | false,
): Finding[] =>
  where.flatMap((page) => {
    const what = check(page);
    return what === false ? [] : [{ kind, path: page.path, what }];
  });

test('every internal link and anchor of every document resolves', async ({
  baseURL: _baseURL,
}, info) => {
  const findings = crawl.broken.map((what) => ({ kind: 'links' as const, path: '', what }));
  await attachTally(info, findings, { links: crawl.links });
  expectNone(findings);
  expect(crawl.links).toBeGreaterThan(listed.length);
});

test('pages are in the sitemap, are linked to, and have unique ids', async ({
  baseURL: _baseURL,
}, info) => {
  const isBare = /\/(playground|templates\/.+)$/;
  const reached = crawl.pages.filter(
    ({ status, isDocument, path }) => status === 200 && isDocument && !isBare.test(path),
  );
  const paths = new Set(crawl.pages.map(({ path }) => path));
  const lost = listed.filter((path) => !paths.has(path));
  const findings: Finding[] = [
    ...lost.map((path) => ({ kind: 'links' as const, path, what: 'no link leads to it' })),
    // A tab is known by the address of its page.
    ...findIn(reached, 'links', ({ path }) =>
      listed.includes(stripDocsTab(path)) ? false : 'is not in the sitemap',
    ),
    ...findIn(reached, 'links', ({ repeatedIds }) =>
      repeatedIds.length > 0 ? `more than one #${repeatedIds.join(', #')}` : false,
    ),
  ];
  await attachTally(info, findings);
  expectNone(findings);
});

test('every document can be read without script: one h1, headings with words, a text', async ({
  baseURL: _baseURL,
}, info) => {
  const findings = [
    ...findIn(pages, 'withoutScript', ({ text: { h1 } }) =>
      h1.length === 1 && h1[0] !== '' ? false : `its h1 are [${h1.join(', ')}]`,
    ),
    ...findIn(pages, 'withoutScript', ({ text: { emptyHeadings } }) =>
      emptyHeadings > 0 ? `${emptyHeadings} headings are empty` : false,
    ),
    // The preview of a template shows it in a frame, which takes no script either.
    ...findIn(pages, 'withoutScript', ({ text: { letters, frames } }) =>
      letters > 40 || frames > 0 ? false : `its text has ${letters} letters`,
    ),
  ];
  await attachTally(info, findings);
  expectNone(findings);
});

test('S3.5 every page of the shell, in English and Chinese, has the payload a client navigation fetches', async ({
  request,
}, info) => {
  const isBare = /\/(playground|templates\/.+)$/;
  const reached = crawl.pages.filter(
    ({ status, isDocument, path }) => status === 200 && isDocument && !isBare.test(path),
  );
  const findings: Finding[] = [];
  for (const { path } of reached) {
    const response = await request.get(payloadPath(path));
    const payload = response.ok() ? ((await response.json()) as Partial<PagePayload>) : {};
    if (!payload.build || payload.path !== parseDocsPath(path).path) {
      findings.push({ kind: 'links', path, what: `its payload answers ${response.status()}` });
    }
  }
  await attachTally(info, findings);
  expectNone(findings);
});

test('titles and descriptions are there, short enough and unique within a language', async ({
  baseURL: _baseURL,
}, info) => {
  const findings = [false, true].flatMap((isChinese) => {
    const group = pages.filter(({ path }) => /^\/zh(\/|$)/.test(path) === isChinese);
    expect(group.length).toBeGreaterThan(500);
    const twinOf = (page: CrawledPage, read: (page: CrawledPage) => string) =>
      group.find((other) => other !== page && read(other) === read(page))?.path;
    const descriptionOf = ({ metas }: CrawledPage) => metas.description?.join('|') ?? '';
    return findIn(group, 'titles', (page) => {
      const [description = ''] = page.metas.description ?? [];
      const problems = [
        /\S.*MUI X|^MUI X/.test(page.title) ? '' : `its title is "${page.title}"`,
        page.metas.description?.length === 1 ? '' : 'does not have one description',
        description.length > (isChinese ? 15 : 40) && description.length <= 160
          ? ''
          : `its description has ${description.length} letters`,
        twinOf(page, ({ title }) => title)
          ? `has the title of ${twinOf(page, (p) => p.title)}`
          : '',
        twinOf(page, descriptionOf) ? `has the description of ${twinOf(page, descriptionOf)}` : '',
      ].filter((problem) => problem !== '');
      return problems.length > 0 && problems.join(', ');
    });
  });
  await attachTally(info, findings);
  expectNone(findings);
});

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
    expect(ids[`${prefix}/x/quality`]).toEqual(['null', 'x']);
    expect(ids[prefix || '/']).toEqual(['null', 'null']);
  }
});

test('every page names its canonical address and its languages, and may be indexed', () => {
  for (const page of pages) {
    const english = page.path.replace(/^\/zh(?=\/|$)/, '') || '/';
    const chinese = english === '/' ? '/zh' : `/zh${english}`;
    expect([
      page.path,
      hrefOf(page, 'canonical'),
      hrefOf(page, 'alternate', 'en'),
      hrefOf(page, 'alternate', 'zh'),
      hrefOf(page, 'alternate', 'x-default'),
      page.metas.robots,
    ]).toEqual([
      page.path,
      [addressOf(page.path)],
      [addressOf(english)],
      [addressOf(chinese)],
      [addressOf(english)],
      undefined,
    ]);
  }
});

test('Open Graph tags repeat title, description and address', async ({ request }) => {
  const images = new Set<string>();
  for (const { path, title, metas } of pages) {
    expect(metas, path).toMatchObject({
      'og:title': [title],
      'og:description': metas.description,
      'og:url': [addressOf(path)],
      'og:type': [expect.any(String)],
      'og:site_name': ['MUI X'],
      'og:locale': [path.startsWith('/zh') ? 'zh_CN' : 'en_GB'],
      'twitter:card': ['summary_large_image'],
    });
    metas['og:image']?.forEach((image) => images.add(image));
  }
  expect([...images]).toEqual([expect.stringContaining(publicOrigin)]);
  for (const image of images) {
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), `${image} is part of the site`).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
