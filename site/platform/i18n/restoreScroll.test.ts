import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreScroll, type ScrollPosition, scrollStorageKey } from './restoreScroll.ts';
import { script } from './restoreScroll.ts?script';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a document after a change of language; returns where it was scrolled to. */
function open(pathname: string, stored: string | null, run: () => void): number | null {
  let top: number | null = null;
  const items = new Map(stored === null ? [] : [[scrollStorageKey, stored]]);
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('scrollTo', (_left: number, next: number) => {
    top = next;
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  });
  run();
  expect(items.size).toBe(0);
  return top;
}

const position = (path: string): string =>
  JSON.stringify({ path, top: 420, hash: '#plans' } satisfies ScrollPosition);

describe.each([
  ['the module', restoreScroll],
  // oxlint-disable-next-line no-new-func
  ['the inline script', () => new Function(script)() as void],
])('restoreScroll: %s', (_what, run) => {
  it.each([
    ['/zh/x/a', '/x/a', 420],
    ['/x/a', '/x/a', 420],
    ['/zh', '/', 420],
    ['/', '/', 420],
    ['/x/b', '/x/a', null],
  ])('at %s a reader of %s is scrolled to %j', (pathname, path, top) => {
    expect(open(pathname, position(path), run)).toBe(top);
  });

  it.each([null, '{', 'null', '7'])('does nothing for %j', (stored) => {
    expect(open('/x/a', stored, run)).toBeNull();
  });
});
