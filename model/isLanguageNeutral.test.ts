import { describe, expect, it } from 'vitest';
import { isLanguageNeutral } from './isLanguageNeutral.ts';

describe('isLanguageNeutral', () => {
  it.each([
    ['/blog', true],
    ['/blog/', true],
    ['/blog/2025-news', true],
    ['/blog?page=2', true],
    ['/blog#latest', true],
    ['/size-snapshot', true],
    ['/size-snapshot/', true],
    ['/size-snapshot?commit=1', true],
    ['/size-snapshot/history', false],
    ['/blogging', false],
    ['/x/blog', false],
    ['/', false],
  ])('S2.5 %s: %s', (path, neutral) => {
    expect(isLanguageNeutral(path)).toBe(neutral);
  });
});
