import { expect, test } from '#tests/setup/quietPage.ts';
import { publicOrigin } from '#tests/setup/readSite.ts';

test('robots.txt lets everything in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/im);
  expect(text).not.toMatch(/^Disallow: \/$/im);
  expect(text).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
});

test('S2.3 the sitemap lists pages by canonical address with their languages', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const xml = await response.text();
  await page.goto('/x/introduction');
  const parsed = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    return {
      root: documentElement.nodeName,
      urls: [...documentElement.querySelectorAll('url')].map((url) => ({
        loc: url.querySelector('loc')?.textContent ?? '',
        changed: url.querySelector('lastmod')?.textContent ?? null,
        languages: [...url.children]
          .filter(({ nodeName }) => nodeName === 'xhtml:link')
          .map((link) => link.getAttribute('hreflang')),
      })),
    };
  }, xml);
  expect(parsed.root).toBe('urlset');
  const paths = parsed.urls.map(({ loc }) => new URL(loc).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/zh', '/x/introduction']));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.length > 1 && path.endsWith('/'))).toEqual([]);
  const known = parsed.urls.filter(({ changed }) => changed !== null);
  expect(known.every(({ changed }) => /^\d{4}-\d{2}-\d{2}$/.test(changed ?? ''))).toBe(true);
  for (const { loc, languages } of parsed.urls) {
    expect(loc.startsWith(`${publicOrigin}/`)).toBe(true);
    expect(languages).toEqual(expect.arrayContaining(['en', 'zh']));
  }
});

test('security.txt says whom to tell, and until when that holds', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  expect(text).toContain(`Canonical: ${publicOrigin}/.well-known/security.txt`);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the web manifest and every icon load', async ({ page, request }) => {
  await page.goto('/x/introduction');
  const hrefs = (rel: string) =>
    page
      .locator(`head link[rel~="${rel}"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const [manifestHref = ''] = await hrefs('manifest');
  const response = await request.get(manifestHref);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/x/introduction' });
  const icons: string[] = [
    ...(await hrefs('icon')),
    ...manifest.icons.map((icon: { src: string }) => icon.src),
  ];
  expect(icons.length).toBeGreaterThanOrEqual(2);
  for (const icon of new Set(icons)) {
    const answer = await request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
  expect((await request.get(manifest.start_url)).status()).toBe(200);
});

test('S7.9 highlighting colors come from /static/styles', async ({ page }) => {
  await page.goto('/x/introduction/installation');
  await expect(page.locator('link[rel="stylesheet"][href^="/static/styles/"]')).toHaveCount(1);
  const colors = await page
    .locator('main pre[tabindex] code span')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  expect(colors).toBeGreaterThan(2);
});
