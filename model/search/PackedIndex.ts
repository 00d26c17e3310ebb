import type { PackedLexicon } from './Lexicon.ts';

/** Words and phrases readers use for the same thing. */
export type Synonyms = readonly (readonly string[])[];

/** What the first query of a part of the site needs: every name, and where it leads. */
export interface PackedNames {
  /** Changes with the records; texts of another stamp belong to another build. */
  stamp: string;
  /** Folder of the product below `content/`; null for what belongs to no product. */
  product: string | null;
  /** Name of the product as readers write it; empty when there is none. */
  productName: string;
  synonyms: Synonyms;
  /** One sign per record; pages come first. */
  kinds: string;
  /** One sign per record. */
  plans: string;
  /** Titles, one per line; those of rows are names. */
  titles: string;
  /** Paths of the pages, one per line. */
  paths: string;
  /** Every different trail, its titles separated by tabs. */
  trails: string[];
  /** Trail of each page. */
  trailOfPage: string;
  /** Pages of every other record, the most likely first. */
  places: string;
  /** Heading above each of them: 0 for none, else how many records back it stands. */
  parents: string;
  /** Anchors that follow no rule, one per line; commands of settings. */
  anchors: string;
  names: PackedLexicon;
  keywords: PackedLexicon;
}

/** What makes results better once it is there: texts, their words, and types. */
export interface PackedTexts {
  stamp: string;
  /** Beginning of each record's text, one per line. */
  texts: string;
  /** Types of the rows, one per line. */
  types: string;
  bodies: PackedLexicon;
}

/** The index of a part of the site in one language, in the two files it is fetched as. */
export interface PackedIndex {
  names: PackedNames;
  texts: PackedTexts;
}
