import { describe, expect, it } from 'vitest';
import { flattenNavigation } from './flattenNavigation.ts';
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
