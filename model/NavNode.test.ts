import { describe, expect, it } from 'vitest';
import { flattenNavigation, neighbors, trailOfPath } from './NavNode.ts';
import { resolveNavigation } from './resolveNavigation.ts';

const nodes = resolveNavigation(
  [
    { pathname: 'https://example.com/', title: 'News' },
    {
      pathname: '/group',
      children: [
        { pathname: '/a' },
        {
          pathname: '/label',
          subheader: 'Label',
          children: [{ pathname: '/inner', children: [{ pathname: '/b' }] }, { pathname: '/c' }],
        },
      ],
    },
    { pathname: '/empty', children: [] },
    { pathname: '/d' },
  ],
  { titles: {}, isWritten: () => true },
);

describe('flattenNavigation', () => {
  it('S2.10 leaves come depth first, external links among them', () => {
    const leaves = flattenNavigation(nodes);
    expect(leaves.map((leaf) => (leaf.kind === 'page' ? leaf.path : leaf.href))).toEqual([
      'https://example.com/',
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });
});

const nested = resolveNavigation(
  [
    { pathname: '/top' },
    {
      pathname: '/outer',
      children: [
        { pathname: '/empty', children: [] },
        {
          pathname: '/label',
          subheader: 'Label',
          children: [{ pathname: '/inner', children: [{ pathname: '/page' }] }],
        },
      ],
    },
  ],
  { titles: {}, isWritten: () => true },
);

describe('trailOfPath', () => {
  it.each([
    ['/top', ['Top']],
    ['/page', ['Outer', 'Label', 'Inner', 'Page']],
    ['/page/[docsTab]', ['Outer', 'Label', 'Inner', 'Page']],
    ['/page/components-api', ['Outer', 'Label', 'Inner', 'Page']],
    ['/outer', []],
    ['/nowhere', []],
  ])('S2.8 the trail of %s is %o', (path, titles) => {
    expect(trailOfPath(nested, path).map((node) => node.title)).toEqual(titles);
  });
});

const ordered = resolveNavigation(
  [
    { pathname: 'https://example.com/', title: 'News' },
    { pathname: '/first', children: [{ pathname: '/a' }, { pathname: '/unwritten' }] },
    { pathname: '/label', subheader: 'Label', children: [{ pathname: '/b' }] },
    { pathname: '/c' },
  ],
  { titles: {}, isWritten: (path) => path !== '/unwritten' },
);

describe('neighbors', () => {
  it.each([
    ['/a', null, '/b'],
    ['/unwritten', '/a', '/b'],
    ['/b', '/a', '/c'],
    ['/b/hooks-api', '/a', '/c'],
    ['/c', '/b', null],
    ['/label', null, null],
    ['/nowhere', null, null],
  ])('S2.10 S2.17 around %s are %s and %s', (path, previous, next) => {
    const found = neighbors(ordered, path);
    expect(found.previous?.path ?? null).toBe(previous);
    expect(found.next?.path ?? null).toBe(next);
  });
});
