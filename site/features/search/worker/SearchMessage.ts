import type { Language } from '#model/Language.ts';
import type { SearchHit } from '#model/search/SearchHit.ts';

/** What the dialog asks of the search worker. */
export type SearchRequest =
  /** Load the index, the part of the product the reader is in first. */
  | { kind: 'open'; language: Language; product: string | null; products: string[] }
  /** Answer a query; a later one makes an earlier one needless. */
  | { kind: 'query'; query: string; product: string | null };

/** What the worker answers. */
export type SearchAnswer =
  /** Results; further ones for the same query follow when more of the index has come. */
  | { kind: 'hits'; query: string; hits: SearchHit[]; isComplete: boolean }
  /** The part the first results come from could not be loaded. */
  | { kind: 'failed' };
