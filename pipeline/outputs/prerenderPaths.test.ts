import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { prerenderPaths } from './prerenderPaths.ts';
import { pagePaths } from './siteFiles.ts';

it('S3.5 every page is prerendered in English and Chinese', async () => {
  const docs = openDocs(await writeMiniSite());
  const paths = await prerenderPaths(docs);
  const pages = await pagePaths(docs);

  expect(new Set(paths).size).toBe(paths.length);
  for (const page of pages.filter((path) => path !== '/')) {
    expect(paths).toEqual(expect.arrayContaining([page, `/zh${page}`]));
  }
  expect(paths).toEqual(expect.arrayContaining(['/', '/zh', '/404']));
});

it('prerenderPaths leaves payloads to the documents in a build, and asks for them while the site is written', async () => {
  const config = await writeMiniSite();
  const payloads = async (watching: boolean) => {
    const paths = await prerenderPaths(openDocs({ ...config, watching }));
    return paths.filter((path) => path.startsWith('/page-data'));
  };
  expect(await payloads(false)).toEqual(['/page-data/index.json']);
  expect(await payloads(true)).toEqual(
    expect.arrayContaining([
      '/page-data/x/react-widgets/dial.json',
      '/page-data/zh/x/react-widgets/dial.json',
    ]),
  );
});

it('prerenderPaths asks for sources of pages with demos only', async () => {
  const paths = await prerenderPaths(openDocs(await writeMiniSite()));
  expect(paths.filter((path) => path.startsWith('/page-sources'))).toEqual([
    '/page-sources/x/react-widgets/advanced/levels.json',
    '/page-sources/x/react-widgets/dial.json',
  ]);
});
