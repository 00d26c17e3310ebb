import { describe, expect, it } from 'vitest';
import { redirectOf, redirectPath, redirectRows } from './redirects.ts';

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
  ['/playground/tree', '/playground'],
  ['/zh/playground/tree/items/', '/zh/playground'],
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
  it.each(redirects)('S2.1 S2.3 S2.4 S2.9 %s leads to %s', (from, to) => {
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
    '/playground',
    '/playgrounds/tree',
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

const renamedPages = { '/x/old': '/x/new' };
const of = (pathname: string, search = '') => redirectOf(pathname, search, renamedPages);

describe('redirectOf', () => {
  it.each([
    ['/x/old', '/x/new'],
    ['/zh/x/old/', '/zh/x/new'],
    ['/en/x/old', '/x/new'],
    ['/en/api/button/', '/api-docs/button'],
    ['/x/new/', '/x/new'],
  ])('S2.1 S2.3 S2.4 %s leads to %s in one step', (from, to) => {
    expect(of(from)).toBe(to);
    expect(of(to)).toBeNull();
  });

  it('S2.2 follows the language a query asks for, unless the path names one', () => {
    expect(of('/', '?userLanguage=zh')).toBe('/zh');
    expect(of('/x/old', '?a=1&userLanguage=zh')).toBe('/zh/x/new');
    expect(of('/zh/x', '?userLanguage=en')).toBeNull();
    expect(of('/x', '?userLanguage=xx')).toBeNull();
  });

  it.each(['/constructor', '/__proto__', '/toString'])('does not find %s in the table', (path) => {
    expect(of(path)).toBeNull();
  });

  it.each(['//evil.test', '/\\evil.test/', '/en//evil.test/', '/\t/evil.test/'])(
    'never leaves the site for %s',
    (path) => {
      expect(of(path) ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('redirectRows', () => {
  /** What a static host makes of the rows: the first that fits. */
  function follow(pathname: string): string | null {
    for (const { from, to } of redirectRows(renamedPages)) {
      const rest = from.endsWith('/*') ? from.slice(0, -1) : null;
      if (from === pathname) {
        return to;
      }
      if (rest !== null && pathname.startsWith(rest)) {
        return to.replace(':splat', pathname.slice(rest.length));
      }
    }
    return null;
  }

  it.each([
    '/',
    '/zh',
    '/en',
    '/en/x/introduction',
    '/x/old',
    '/en/x/old',
    '/zh/x/old',
    '/api',
    '/api/button',
    '/en/api/button',
    '/zh/api',
    '/zh/api/button',
    '/zh/blog/post',
    '/zh/size-snapshot',
    '/playground',
    '/playground/tree',
    '/zh/playground/tree',
    '/apix',
    '/x/api/charts/bar-chart',
    '/zh/x/introduction',
  ])('S2.1 S2.4 static hosts answer %s as the server does', (pathname) => {
    expect(follow(pathname)).toBe(of(pathname));
  });
});
