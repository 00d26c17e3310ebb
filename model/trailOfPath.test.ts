import { describe, expect, it } from 'vitest';
import { resolveNavigation } from './resolveNavigation.ts';
import { trailOfPath } from './trailOfPath.ts';

const nodes = resolveNavigation(
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
    expect(trailOfPath(nodes, path).map((node) => node.title)).toEqual(titles);
  });
});
