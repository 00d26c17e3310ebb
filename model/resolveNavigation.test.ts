import { describe, expect, it } from 'vitest';
import type { NavEntry } from './NavEntry.ts';
import { pageTitle, resolveNavigation } from './resolveNavigation.ts';

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
    ['of neighbors', [{ pathname: '/x/twice' }, { pathname: '/x/twice' }]],
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

const titles = {
  '/components/buttons': 'Button',
  '/x/introduction-group': '介绍',
  '/x/react-charts/main-features': '主要功能',
  'https://mui.com/store/': 'Premium themes',
};

describe('pageTitle', () => {
  it.each([
    [{ pathname: '/components/buttons' }, 'Button'],
    [{ pathname: '/x/introduction-group', title: 'Introduction' }, '介绍'],
    [{ pathname: '/x/react-charts/main-features', subheader: 'Main features' }, '主要功能'],
    [{ pathname: 'https://mui.com/store/' }, 'Premium themes'],
  ])('S2.16 the dictionary comes first, by exact key: %o', (entry, title) => {
    expect(pageTitle(entry, titles)).toBe(title);
  });

  it.each([
    [{ pathname: '/x/react-charts/bar-demo', title: 'Demos' }, 'Demos'],
    [{ pathname: '/x/api/resources-group', subheader: 'Right-to-left' }, 'Right-to-left'],
  ])('S2.16 then the text of the entry: %o', (entry, title) => {
    expect(pageTitle(entry, titles)).toBe(title);
  });

  it.each([
    ['/x/introduction/roadmap', 'Roadmap'],
    ['/x/react-data-grid/column-definition', 'Column definition'],
    ['/x/react-date-pickers/', 'Date pickers'],
    ['/guides/v0.9-notes', 'V0'],
    ['/api-docs/use-button', 'UseButton'],
    ['/api-docs/date-picker', 'DatePicker'],
    ['/x/api/charts/bar-chart', 'BarChart'],
    ['/x/api/charts/use-x-scale', 'useXScale'],
    ['/x/api/charts/user-card', 'UserCard'],
    ['/', ''],
  ])('S2.16 else %s is called %j', (pathname, title) => {
    expect(pageTitle({ pathname }, titles)).toBe(title);
  });
});
