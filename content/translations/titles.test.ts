import { describe, expect, it } from 'vitest';
import { sections } from '#content/sections.ts';
import { flattenNavigation, type NavNode } from '#model/NavNode.ts';
import { pageTitle, resolveNavigation } from '#model/resolveNavigation.ts';
import { titles as english } from './titles.en.ts';
import { titles as chinese } from './titles.zh.ts';

const isCore = (key: string) => !key.includes('/x/');
const coreKeys = (titles: Record<string, string>) => Object.keys(titles).filter(isCore);
const tree = (folders: (folder: string) => boolean) =>
  resolveNavigation(
    sections.filter((section) => folders(section.folder)).flatMap((section) => section.navigation),
    { titles: {}, isWritten: () => true },
  );
const parents = (nodes: NavNode[]): string[] =>
  nodes.flatMap((node) => ('children' in node ? [node.id, ...parents(node.children)] : []));

describe('titles', () => {
  it('S2.13 the core library has 142 English and 141 Chinese titles', () => {
    expect(Object.keys(english)).toHaveLength(142);
    expect(coreKeys(chinese)).toHaveLength(141);
    expect(coreKeys(english).filter((key) => !(key in chinese))).toEqual(['/components/timeline']);
  });

  it('S2.14 the external store has its title under its URL', () => {
    expect(pageTitle({ pathname: 'https://mui.com/store/' }, english)).toBe('Premium themes');
    expect(pageTitle({ pathname: 'https://mui.com/store/' }, chinese)).toBe('高级版主题');
  });

  it('S3.9 every group and label of the tree has a Chinese title', () => {
    expect(parents(tree(() => true)).filter((id) => !chinese[id])).toEqual([]);
  });

  it('S3.9 the pages of finished sections have a Chinese title', () => {
    const finished = tree((folder) =>
      ['introduction', 'common-concepts', 'tree-view'].includes(folder),
    );
    const keys = flattenNavigation(finished).map((leaf) =>
      leaf.kind === 'page' ? leaf.path : leaf.href,
    );
    const missing = keys.filter((key) => !key.startsWith('/x/api/') && !chinese[key]);
    expect(missing).toEqual([]);
  });

  it('S3.9 every Chinese title of the tree belongs to an entry', () => {
    const whole = tree(() => true);
    const leaves = flattenNavigation(whole).map((leaf) =>
      leaf.kind === 'page' ? leaf.path : leaf.href,
    );
    const known = new Set([...parents(whole), ...leaves]);
    expect(Object.keys(chinese).filter((key) => !isCore(key) && !known.has(key))).toEqual([]);
  });
});
