import { templateOfPath } from '#model/templatePaths.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { pagePaths } from '#pipeline/outputs/siteFiles.ts';
import { referencePaths } from '#pipeline/reference/referencePaths.ts';

/** Pages of one language by kind. */
export type PageCounts = Record<'guides' | 'reference' | 'templates' | 'others', number>;

/** Counts the pages of the sitemap: what is neither written, read from types nor a template is one of the others. */
export async function countPages(docs: Docs): Promise<PageCounts> {
  const guides = new Set((await docs.pageFiles()).map(({ path }) => path));
  const reference = new Set(referencePaths(docs.config, await docs.apis()));
  const counts: PageCounts = { guides: 0, reference: 0, templates: 0, others: 0 };
  for (const path of await pagePaths(docs)) {
    const kind = guides.has(path)
      ? 'guides'
      : reference.has(path)
        ? 'reference'
        : templateOfPath(path) === null
          ? 'others'
          : 'templates';
    counts[kind] += 1;
  }
  return counts;
}
