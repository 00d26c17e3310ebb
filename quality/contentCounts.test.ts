import { expect, it } from 'vitest';
import { templatePath } from '#model/Template.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { pagePaths } from '#pipeline/pages/pagePaths.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { countPages, countText } from './contentCounts.ts';

it('countPages sorts the pages of the sitemap by kind and forgets none', async () => {
  const config = await writeMiniSite();
  const docs = openDocs({ ...config, standalonePaths: ['/', templatePath('blog')] });
  const counts = await countPages(docs);
  expect(counts).toEqual({ guides: 6, reference: 0, templates: 1, others: 1 });
  expect(await pagePaths(docs)).toHaveLength(8);
});

const page = (description: string, body: string) =>
  `---\ntitle: A\ndescription: ${description}\n---\n\n${body}\n`;

it('countText counts the words of what is written in the language, without code', async () => {
  const docs = openDocs(
    await writeMiniSite({
      'guides/setup/setup.md': page('One two.', 'Three `four`.\n\n```ts\nconst five = 5;\n```'),
      'guides/setup/setup.zh.md': page('安装。', '打开窗口。'),
    }),
  );
  const count = async (path: string, language: 'en' | 'zh') => {
    const guide = await docs.page(path, language);
    return countText(guide ? [guide] : [], language);
  };
  expect(await count('/x/guides/setup', 'en')).toEqual({ guides: 1, words: 4 });
  expect(await count('/x/guides/setup', 'zh')).toEqual({ guides: 1, words: 3 });
  expect(await count('/x/guides/notes', 'zh')).toEqual({ guides: 0, words: 0 });
});
