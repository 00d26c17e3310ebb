import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { apiGroups } from '#model/api/apiGroups.ts';
import { fillSlots } from '#model/fillSlots.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { Product } from '#model/Product.ts';
import { generatedPage } from './generatedPage.ts';
import type { ReferenceStrings } from './ReferenceStrings.ts';

interface ApiIndexInput {
  product: Product;
  /** Pages of the product. */
  entries: readonly ApiEntry[];
  language: Language;
  strings: ReferenceStrings;
}

/** The pages of a product's reference → the page that lists them. */
export function composeApiIndex({ product, entries, language, strings }: ApiIndexInput): Page {
  const values = { product: product.name };
  return generatedPage({
    path: product.apiPath,
    language,
    product: product.folder,
    title: fillSlots(strings.indexTitle, values),
    description: fillSlots(strings.indexDescription, values),
    plan: null,
    packageName: product.packages[0] ?? null,
    ads: false,
    headings: apiGroups(entries).map(({ kind }) => ({
      id: `${kind}s`,
      text: strings.kinds[kind],
      level: 2,
    })),
    part: { kind: 'index', product: product.folder },
  });
}
