import { describe, expect, it } from 'vitest';
import { addTexts, openIndex } from '#search/openIndex.ts';
import type { PackedNames, PackedTexts } from '#search/PackedIndex.ts';
import { searchIndexes } from '#search/searchIndexes.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { searchFiles } from './searchFiles.ts';

async function build() {
  const found = await searchFiles(openDocs(await writeMiniSite()));
  const files = new Map(found.map(({ fileName, source }) => [fileName, source]));
  const read = <T>(name: string) =>
    JSON.parse(files.get(`search-index/${name}.json`) ?? 'null') as T;
  const open = (language: string, scope: string) => {
    const index = openIndex(read<PackedNames>(`${language}/${scope}.names`));
    expect(addTexts(index, read<PackedTexts>(`${language}/${scope}.texts`))).toBe(true);
    return index;
  };
  return { names: [...files.keys()], read, open };
}

describe('searchFiles', () => {
  it('writes names and texts of each part, and what to start from, in each language', async () => {
    const { names } = await build();
    expect(names.filter((name) => name.startsWith('search-index/en/')).sort()).toEqual([
      'search-index/en/errors.json',
      'search-index/en/library.names.json',
      'search-index/en/library.texts.json',
      'search-index/en/start.json',
      'search-index/en/widgets.names.json',
      'search-index/en/widgets.texts.json',
    ]);
    expect(names).toContain('search-index/zh/widgets.names.json');
  });

  it('finds entries of the navigation without a page, which lead nowhere, and marks what is planned', async () => {
    const { open } = await build();
    const [slider] = searchIndexes([open('en', 'widgets')], 'slider');
    expect(slider).toMatchObject({
      state: 'unwritten',
      target: { kind: 'none', path: '/x/react-widgets/slider' },
    });
  });

  it('offers popular pages that are written', async () => {
    const { read } = await build();
    expect(read<unknown>('zh/start')).toMatchObject([
      { path: '/x/react-widgets/dial', title: '旋钮', product: 'widgets' },
    ]);
  });

  it('finds pages, sections and demos by the words of their language', async () => {
    const { open } = await build();
    const find = (language: string, query: string) =>
      searchIndexes([open(language, 'library'), open(language, 'widgets')], query)[0];
    expect(find('en', 'setup')?.target).toEqual({ kind: 'link', href: '/x/guides/setup' });
    expect(find('zh', '旋钮')?.target).toEqual({ kind: 'link', href: '/x/react-widgets/dial' });
    expect(find('en', 'LabeledDial')).toMatchObject({
      kind: 'demo',
      target: { kind: 'link', href: '/x/react-widgets/dial#LabeledDial' },
    });
  });
});
