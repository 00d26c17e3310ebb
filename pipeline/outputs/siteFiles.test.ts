import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { pagePaths, siteFiles } from './siteFiles.ts';

it('siteFiles writes the sitemap, robots.txt and one page index per language', async () => {
  const files = await siteFiles(openDocs(await writeMiniSite()));
  const source = (name: string) => files.find(({ fileName }) => fileName === name)?.source ?? '';

  expect(files.map(({ fileName }) => fileName)).toEqual([
    'sitemap.xml',
    'robots.txt',
    'page-index/en.json',
    'page-index/zh.json',
  ]);
  expect(source('sitemap.xml')).toContain('<loc>https://docs.example.com/zh/x/guides/setup</loc>');
  expect(source('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
  expect(JSON.parse(source('page-index/zh.json'))).toEqual([
    { path: '/zh/x/guides', title: 'Overview' },
    { path: '/zh/x/guides/setup', title: 'Setup' },
    { path: '/zh/x/react-widgets', title: 'Overview' },
    { path: '/zh/x/react-widgets/dial', title: '旋钮' },
    { path: '/zh/x/react-widgets/advanced/levels', title: 'Levels' },
  ]);
});

it('pagePaths are the routes and the written pages', async () => {
  expect(await pagePaths(openDocs(await writeMiniSite()))).toEqual([
    '/',
    '/x/guides/notes',
    '/x/guides',
    '/x/guides/setup',
    '/x/react-widgets/advanced/levels',
    '/x/react-widgets/dial',
    '/x/react-widgets',
  ]);
});
