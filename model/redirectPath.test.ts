import { describe, expect, it } from 'vitest';
import { redirectPath } from './redirectPath.ts';

const redirects: [from: string, to: string][] = [
  ['/x/introduction/', '/x/introduction'],
  ['/zh/x/introduction/', '/zh/x/introduction'],
  ['/zh/', '/zh'],
  ['/x//introduction', '/x/introduction'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/x/introduction', '/x/introduction'],
  ['/en/zh/x', '/x'],
  ['/zh/en/x', '/zh/x'],
  ['/api', '/api-docs'],
  ['/api/button/', '/api-docs/button'],
  ['/zh/api/button', '/zh/api-docs/button'],
  ['/en/api/', '/api-docs'],
  ['/zh/blog/post', '/blog/post'],
  ['/x/?a=1#b', '/x'],
];

const attacks = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/en//evil.example',
  '/en//evil.example/',
  '/zh/en//evil.example/',
  '/\\evil.example/',
  '/en/\\evil.example/',
  '/en/\t/evil.example/',
  '/\n/evil.example/',
  'https://evil.example/',
];

describe('redirectPath', () => {
  it.each(redirects)('S2.1 S2.3 S2.4 %s leads to %s', (from, to) => {
    expect(redirectPath(from)).toBe(to);
  });

  it.each([
    '/',
    '/zh',
    '/x/introduction',
    '/zh/x/introduction',
    '/x/api/data-grid/data-grid',
    '/api-docs/button',
    '/apix',
    '/x?a=1',
  ])('S2.3 %s stays', (pathname) => {
    expect(redirectPath(pathname)).toBeNull();
  });

  it.each([...redirects.map(([from]) => from), ...attacks])(
    'S2.3 %j is led once at most',
    (from) => {
      const to = redirectPath(from);
      expect(to === null || redirectPath(to) === null).toBe(true);
    },
  );

  it.each(attacks)('S2.3 %j never leads to another host', (from) => {
    const to = redirectPath(from) ?? '/';
    expect(to).toMatch(/^\/(?![/\\])[^\\\s]*$/);
  });
});
