import { expect, it } from 'vitest';
import { templatePath } from '#model/templatePaths.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { pagePaths } from '#pipeline/outputs/siteFiles.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { countPages } from './countPages.ts';

it('countPages sorts the pages of the sitemap by kind and forgets none', async () => {
  const config = await writeMiniSite();
  const docs = openDocs({ ...config, standalonePaths: ['/', templatePath('blog')] });
  const counts = await countPages(docs);
  expect(counts).toEqual({ guides: 6, reference: 0, templates: 1, others: 1 });
  expect(await pagePaths(docs)).toHaveLength(8);
});
