import { siteConfig } from 'virtual:docs/config';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';

interface RecordGroup {
  /** Name of the product; pages of none stand under the library's. */
  name: string;
  pages: PageRecord[];
}

/** Pages by product, in the order of the navigation, each group by title. */
export function groupRecords(records: readonly PageRecord[]): RecordGroup[] {
  const { library, products } = siteConfig;
  const ids = new Set(products.map(({ id }) => id));
  const groups = [
    { name: library.name, pages: records.filter(({ productId }) => !ids.has(productId)) },
    ...products.map(({ id, name }) => ({
      name,
      pages: records.filter(({ productId }) => productId === id),
    })),
  ];
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ name, pages }) => ({
      name,
      pages: [...pages].sort((a, b) => a.title.localeCompare(b.title)),
    }));
}
