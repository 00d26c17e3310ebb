import type { OfflineIndex } from '#model/offline.ts';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';

/** How much of a product is on this device. */
export interface SavedProduct {
  /** Size of all its pages and everything their demos need. */
  bytes: number;
  /** Addresses of its pages. */
  paths: string[];
  /** `outdated`: complete, but partly from an earlier build. */
  state: 'absent' | 'partial' | 'outdated' | 'saved';
}

/** Compares what a product has with what is kept of it. */
export function describeSavedProduct(
  productId: string,
  index: OfflineIndex,
  records: readonly PageRecord[],
): SavedProduct {
  const pages = index.pages.filter((page) => page.productId === productId);
  const files = new Set(pages.flatMap((page) => page.files));
  const bytes =
    pages.reduce((sum, page) => sum + page.bytes, 0) +
    [...files].reduce((sum, position) => sum + (index.files[position]?.[1] ?? 0), 0);
  const paths = pages.map(({ path }) => path);
  const saved = new Map(
    records.filter(({ isSaved }) => isSaved).map(({ path, revision }) => [path, revision]),
  );
  return { bytes, paths, state: stateOf(paths, saved, index.revision) };
}

function stateOf(
  paths: string[],
  saved: ReadonlyMap<string, string>,
  revision: string,
): SavedProduct['state'] {
  const kept = paths.filter((path) => saved.has(path));
  if (kept.length === 0) {
    return 'absent';
  }
  if (kept.length < paths.length) {
    return 'partial';
  }
  return kept.every((path) => saved.get(path) === revision) ? 'saved' : 'outdated';
}
