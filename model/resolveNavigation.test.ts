import { describe, expect, it } from 'vitest';
import type { NavEntry } from './NavEntry.ts';
import { resolveNavigation } from './resolveNavigation.ts';

const resolve = (entries: NavEntry[], titles: Record<string, string> = {}) =>
  resolveNavigation(entries, { titles, isWritten: (path) => path !== '/x/unwritten' });

describe('resolveNavigation', () => {
  it('S3.1 every kind of entry becomes its node', () => {
    const nodes = resolve([
      { pathname: 'https://example.com/news/', title: 'News' },
      {
        pathname: '/x/group',
        title: 'Group',
        plan: 'pro',
        children: [
          { pathname: '/x/label', subheader: 'Label', children: [{ pathname: '/x/first-page' }] },
          { pathname: '/x/unwritten' },
        ],
      },
      { pathname: '/x/empty', subheader: 'Empty' },
    ]);

    expect(nodes).toEqual([
      { kind: 'external', href: 'https://example.com/news/', title: 'News' },
      {
        kind: 'group',
        id: '/x/group',
        title: 'Group',
        tags: ['pro'],
        children: [
          {
            kind: 'label',
            id: '/x/label',
            title: 'Label',
            children: [
              { kind: 'page', path: '/x/first-page', title: 'First page', tags: [], written: true },
            ],
          },
          { kind: 'page', path: '/x/unwritten', title: 'Unwritten', tags: [], written: false },
        ],
      },
      { kind: 'label', id: '/x/empty', title: 'Empty', children: [] },
    ]);
  });

  it.each<[Partial<NavEntry>, string[]]>([
    [{}, []],
    [{ plan: 'pro' }, ['pro']],
    [{ plan: 'premium', unstable: true }, ['premium', 'preview']],
    [{ plan: 'pro', newFeature: true }, ['pro', 'new']],
    [{ planned: true }, ['planned']],
  ])('S2.11 the fields %o are the tags %o', (fields, tags) => {
    expect(resolve([{ pathname: '/x/page', ...fields }])).toMatchObject([{ tags }]);
  });

  it('S2.16 titles come from the dictionary of the language', () => {
    const entries = [{ pathname: '/x/page' }, { pathname: '/x/label', subheader: 'Label' }];
    const nodes = resolve(entries, { '/x/page': '页面', '/x/label': '标签' });
    expect(nodes.map((node) => node.title)).toEqual(['页面', '标签']);
  });

  it.each<[string, NavEntry[]]>([
    ['of neighbours', [{ pathname: '/x/twice' }, { pathname: '/x/twice' }]],
    ['of a group and its page', [{ pathname: '/x/twice', children: [{ pathname: '/x/twice' }] }]],
    [
      'across groups',
      [
        { pathname: '/x/a', children: [{ pathname: '/x/twice' }] },
        { pathname: '/x/b', subheader: 'B', children: [{ pathname: '/x/twice' }] },
      ],
    ],
  ])('S3.1 a duplicated pathname %s throws and is named', (_, entries) => {
    expect(() => resolve(entries)).toThrow('"/x/twice"');
  });
});
