import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { prerenderPaths } from './prerenderPaths.ts';
import { pagePaths } from '#pipeline/pages/pagePaths.ts';

it('S3.5 every page is prerendered in English and Chinese', async () => {
  const docs = openDocs(await writeMiniSite());
  const { pages: paths } = await prerenderPaths(docs);
  const pages = await pagePaths(docs);

  expect(new Set(paths).size).toBe(paths.length);
  for (const page of pages.filter((path) => path !== '/')) {
    expect(paths).toEqual(expect.arrayContaining([page, `/zh${page}`]));
  }
  expect(paths).toEqual(expect.arrayContaining(['/', '/zh', '/404']));
});

it('prerenderPaths asks for sources of pages with demos only', async () => {
  const { sources } = await prerenderPaths(openDocs(await writeMiniSite()));
  expect(sources).toEqual(['/x/react-widgets/advanced/levels', '/x/react-widgets/dial']);
});
