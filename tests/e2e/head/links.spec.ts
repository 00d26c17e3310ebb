import { stripDocsTab } from '#model/stripDocsTab.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { publicOrigin, readPages, readSitemap, type SitePage } from '#tests/setup/readSite.ts';

// Every page is read once, and the reference alone has a thousand.
test.describe.configure({ timeout: 240_000 });

/** Internal addresses a page leads to, as paths with their anchors. */
function targetsOf(page: SitePage): string[] {
  const base = `http://site.test${page.path}`;
  const inHead = page.links
    .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
    .map(({ href }) => href.replace(publicOrigin, ''));
  const inHeadAndBody = [...page.anchors, ...inHead.map((href) => href || '/')];
  return inHeadAndBody
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === 'http://site.test')
    .map(({ pathname, hash }) => pathname + hash);
}

test('every internal link and anchor of every page resolves, and every page is reached', async ({
  page,
  request,
  noise,
}) => {
  // A page that is not there is reported below, with the page that links to it.
  noise.allow(/404 \(Not Found\)/);
  await page.goto('/x/introduction');
  const known = new Map<string, SitePage>();
  const brokenBy = new Map<string, string>();
  for (let wanted = ['/', '/zh']; wanted.length > 0;) {
    for (const found of await readPages(page, wanted)) {
      known.set(found.path, found);
    }
    const targets = [...known.values()].flatMap((from) =>
      from.status === 200 ? targetsOf(from).map((target) => ({ from: from.path, target })) : [],
    );
    wanted = [...new Set(targets.map(({ target }) => target.split('#')[0] ?? ''))].filter(
      (path) => !known.has(path),
    );
    if (wanted.length === 0) {
      for (const { from, target } of targets) {
        const [path = '', id = ''] = target.split('#');
        const there = known.get(path);
        const isThere =
          there?.status === 200 && (!id || there.ids.includes(decodeURIComponent(id)));
        if (!isThere && !brokenBy.has(target)) {
          brokenBy.set(target, `${target} (linked from ${from}) answers ${there?.status}`);
        }
      }
    }
  }
  expect([...brokenBy.values()]).toEqual([]);

  const listed = await readSitemap(request);
  expect(
    listed.filter((path) => !known.has(path)),
    'pages no link leads to',
  ).toEqual([]);
  const reached = [...known.values()]
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);
  expect(
    // A tab is known by the address of its page, and copies for machines are no pages.
    reached.filter((path) => !/\.(md|xml)$/.test(path) && !listed.includes(stripDocsTab(path))),
    'pages not in the sitemap',
  ).toEqual([]);
});

test('ids are unique on every page', async ({ page, request }) => {
  await page.goto('/x/introduction');
  for (const { path, ids } of await readPages(page, await readSitemap(request))) {
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});
