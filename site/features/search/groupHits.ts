import type { SearchHit } from '#model/search/SearchHit.ts';
import type { OptionGroup } from './SearchOption.ts';

/** Most results of a group: of the product the reader is in, and of the others. */
const most = { own: 16, other: 8 };

/** Results by product: the reader's own first, then in the order of their best result. */
export function groupHits(
  hits: readonly SearchHit[],
  product: string | null,
  nameOf: (product: string | null) => string,
): OptionGroup[] {
  const products = [...new Set(hits.map((hit) => hit.product))];
  const isOwn = (each: string | null) => product !== null && each === product;
  products.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return products.map((each) => ({
    title: nameOf(each),
    options: hits
      .filter((hit) => hit.product === each)
      .slice(0, isOwn(each) ? most.own : most.other)
      .map((hit) => ({ kind: 'hit', hit })),
  }));
}
