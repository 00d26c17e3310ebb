import { describe, expect, it } from 'vitest';
import { neighbours } from './neighbours.ts';
import { resolveNavigation } from './resolveNavigation.ts';

const nodes = resolveNavigation(
  [
    { pathname: 'https://example.com/', title: 'News' },
    { pathname: '/first', children: [{ pathname: '/a' }, { pathname: '/unwritten' }] },
    { pathname: '/label', subheader: 'Label', children: [{ pathname: '/b' }] },
    { pathname: '/c' },
  ],
  { titles: {}, isWritten: (path) => path !== '/unwritten' },
);

describe('neighbours', () => {
  it.each([
    ['/a', null, '/b'],
    ['/unwritten', '/a', '/b'],
    ['/b', '/a', '/c'],
    ['/b/hooks-api', '/a', '/c'],
    ['/c', '/b', null],
    ['/label', null, null],
    ['/nowhere', null, null],
  ])('S2.10 S2.17 around %s are %s and %s', (path, previous, next) => {
    const found = neighbours(nodes, path);
    expect(found.previous?.path ?? null).toBe(previous);
    expect(found.next?.path ?? null).toBe(next);
  });
});
