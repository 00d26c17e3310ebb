import { describe, expect, it } from 'vitest';
import type { OfflineIndex } from '#model/offline.ts';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';
import { describeSavedProduct } from './describeSavedProduct.ts';

const page = (path: string, productId: string, files: number[]) => ({
  path,
  title: path,
  productId,
  bytes: 10,
  hasSources: false,
  files,
});

const index: OfflineIndex = {
  revision: 'new',
  marker: '/assets/manifest-1.js',
  shellBytes: 1000,
  files: [
    ['/assets/a.js', 100],
    ['/assets/b.js', 200],
    ['/assets/c.js', 400],
  ],
  pages: [page('/x/a', 'trees', [0, 1]), page('/x/b', 'trees', [1]), page('/x/c', 'charts', [2])],
};

function records(...kept: [path: string, revision: string, isSaved?: boolean][]) {
  return kept.map(
    ([path, revision, isSaved = true]) => ({ path, revision, isSaved }) as PageRecord,
  );
}

describe('describeSavedProduct', () => {
  it('adds up its own pages, and a shared file once', () => {
    const { bytes, paths } = describeSavedProduct('trees', index, []);
    expect(bytes).toBe(10 + 10 + 100 + 200);
    expect(paths).toEqual(['/x/a', '/x/b']);
  });

  it.each([
    ['absent', records()],
    ['absent', records(['/x/c', 'new'])],
    ['absent', records(['/x/a', 'new', false], ['/x/b', 'new', false])],
    ['partial', records(['/x/a', 'new'], ['/x/b', 'new', false])],
    ['outdated', records(['/x/a', 'old'], ['/x/b', 'new'])],
    ['saved', records(['/x/a', 'new'], ['/x/b', 'new'])],
  ])('is %s', (state, kept) => {
    expect(describeSavedProduct('trees', index, kept).state).toBe(state);
  });
});
