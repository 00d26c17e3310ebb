import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { prerenderPaths } from './prerenderPaths.ts';
import { pagePaths } from './siteFiles.ts';

it('S3.5 every page is prerendered in English and Chinese, with its payload', async () => {
  const docs = openDocs(await writeMiniSite());
  const paths = await prerenderPaths(docs);
  const pages = await pagePaths(docs);

  expect(new Set(paths).size).toBe(paths.length);
  for (const page of pages.filter((path) => path !== '/')) {
    expect(paths).toEqual(
      expect.arrayContaining([
        page,
        `/zh${page}`,
        `/page-data${page}.json`,
        `/page-data/zh${page}.json`,
      ]),
    );
  }
  expect(paths).toEqual(expect.arrayContaining(['/', '/zh', '/404']));
});

it('prerenderPaths asks for sources of pages with demos only', async () => {
  const paths = await prerenderPaths(openDocs(await writeMiniSite()));
  expect(paths.filter((path) => path.startsWith('/page-sources'))).toEqual([
    '/page-sources/x/react-widgets/advanced/levels.json',
    '/page-sources/x/react-widgets/dial.json',
  ]);
});
