import type { SearchHit } from '#search/SearchHit.ts';

/** A file of the index as text, with the part of the site it is about. */
export interface IndexPart {
  /** Folder of the product below `content/`; null for what belongs to no product. */
  scope: string | null;
  json: string;
}

/** What the dialog asks of the search worker. */
export type SearchRequest =
  /** Take further parts of the index. */
  | { kind: 'add'; names: IndexPart[]; texts: IndexPart[]; isComplete: boolean }
  /** Answer a query; a later one makes an earlier one needless. */
  | { kind: 'query'; query: string; product: string | null };

/** What the worker answers: results; further ones for the same query follow when more of the index has come. */
export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  isComplete: boolean;
}
