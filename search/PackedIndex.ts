import type { PackedLexicon } from './Lexicon.ts';

/** Groups of words and phrases with the same meaning. */
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
  /** One character per record; pages come first. */
  kinds: string;
  /** One character per record. */
  plans: string;
  /** Titles, one per line; those of rows are names. */
  titles: string;
  /** One character per page that is planned or unwritten, after its position: `12p 40u`. */
  states: string;
  /** Paths of the pages, one per line. */
  paths: string;
  /** Every different trail, its titles separated by tabs. */
  trails: string[];
  /** Trail of each page. */
  trailOfPage: string;
  /** Pages of every other record, the most likely first. */
  places: string;
  /** Heading above each of them: 0 for none, else how many records back it is. */
  parents: string;
  /** Anchors that do not follow from the name, one per line; commands of settings. */
  anchors: string;
  names: PackedLexicon;
  keywords: PackedLexicon;
}

/** Phrases, by number. */
export interface PackedPhrases {
  /** The phrases that contain each word. */
  words: PackedLexicon;
  /** Record of the section that each phrase leads to, in ascending order. */
  sections: string;
  /** Number of different words in each phrase. */
  lengths: string;
}

/** What improves results once it is loaded: texts, their words, and types. */
export interface PackedTexts {
  stamp: string;
  /** Beginning of each record's text, one per line. */
  texts: string;
  /** Types of the rows, one per line. */
  types: string;
  /** Phrases that authors list for each page, one page per line, separated by tabs. */
  phrases: string;
  /** Phrases that strangers use for a section. */
  asked: PackedPhrases;
  bodies: PackedLexicon;
}

/** The index of a part of the site in one language, in the two files it is fetched as. */
export interface PackedIndex {
  names: PackedNames;
  texts: PackedTexts;
}
