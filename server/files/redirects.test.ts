import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { redirectOf } from '#model/redirects.ts';
import { inExistingLanguage, redirects, type RedirectRule } from './redirects.ts';

function ask(rule: RedirectRule, url: string, method = 'GET') {
  const app = new Hono();
  app.use(redirects(rule));
  app.all('*', (c) => c.text('reached'));
  return app.request(new Request(`http://docs.test${url}`, { method }));
}

const location = async (rule: RedirectRule, url: string) =>
  (await ask(rule, url)).headers.get('location');

it('lets a path through that did not move', async () => {
  expect(await (await ask(() => null, '/x')).text()).toBe('reached');
  expect(await (await ask((pathname) => pathname, '/x')).text()).toBe('reached');
});

it('merges the query with the one of the target and keeps its anchor', async () => {
  expect(await location(() => '/b', '/a?q=1')).toBe('/b?q=1');
  expect(await location(() => '/b?p=2#c', '/a?q=1')).toBe('/b?p=2&q=1#c');
  expect(await location(() => '/b#c', '/a')).toBe('/b#c');
});

it('hands the rule the path as it was sent', async () => {
  const withoutSlash: RedirectRule = (pathname) => pathname.replace(/\/$/, '');
  expect(await location(withoutSlash, '/gr%C3%B6%C3%9Fe/')).toBe('/gr%C3%B6%C3%9Fe');
});

it.each(['//evil.test/', '///evil.test/', '/\\evil.test/'])(
  'never leaves the site for %s',
  async (url) => {
    const target = await location((pathname) => pathname.replace(/\/$/, ''), url);
    expect(target).toBe('/evil.test');
  },
);

it('may lead to another site when the rule says so', async () => {
  expect(await location(() => 'https://v7.docs.test/a', '/v7/a')).toBe('https://v7.docs.test/a');
});

it('leaves other methods alone', async () => {
  expect(await (await ask(() => '/b', '/a', 'POST')).text()).toBe('reached');
});

it.each([
  ['/x/introduction?userLanguage=zh', '/zh/x/introduction?userLanguage=zh'],
  ['/template-pages/blog?userLanguage=zh', null],
  ['/template-pages/blog/?userLanguage=zh', '/template-pages/blog?userLanguage=zh'],
  ['/sitemap.xml?userLanguage=zh', null],
  ['/nowhere?userLanguage=zh', '/zh/nowhere?userLanguage=zh'],
  ['/en/x/introduction', '/x/introduction'],
])('S2.2 %s leads to %s: never to a language the path has no version in', async (url, target) => {
  const files = ['/x/introduction', '/zh/x/introduction', '/template-pages/blog', '/sitemap.xml'];
  const rule = inExistingLanguage(
    (pathname, search) => redirectOf(pathname, search, {}),
    async (pathname) => files.includes(pathname),
  );
  expect(await location(rule, url)).toBe(target);
});
