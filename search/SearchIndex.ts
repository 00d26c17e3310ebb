import type { Plan } from '#model/Plan.ts';
import type { Lexicon } from './Lexicon.ts';
import type { PackedNames } from './PackedIndex.ts';
import { anchorOf, type HitKind } from './recordKinds.ts';
import { readWords } from './readWords.ts';
import type { PageState } from './SearchRecord.ts';
import type { SparseNumbers } from './SparseNumbers.ts';

/** A record of an open index, by its position. */
export interface IndexEntry {
  kind: HitKind;
  isMinor: boolean;
  /** Of a page; everything else is written. */
  state: PageState;
  plan: Plan | null;
  title: string;
  /** Positions of the pages that list it, the most likely first; for a page, its own. */
  pages: number[];
  /** Position of the heading above it; null for none. */
  parent: number | null;
  /** Anchors by page, or the command of a setting; empty where the anchor follows from the name. */
  anchor: string;
}

/** Phrases that strangers use, by number. */
export interface AskedPhrases {
  /** The phrases that contain each word. */
  words: Lexicon;
  /** Record of the section that each phrase leads to. */
  sections: readonly number[];
  /** Number of different words in each phrase. */
  lengths: readonly number[];
  /** What searching computes about phrases, kept because there are thousands of them. */
  buffers: Record<'matches' | 'best' | 'means' | 'words' | 'shared' | 'counts', SparseNumbers>;
}

/** Texts and types by position. */
export interface IndexTexts {
  texts: string[];
  types: string[];
  /** Pages that authors call by a phrase, the phrase without anything between its words. */
  phrases: ReadonlyMap<string, ReadonlySet<number>>;
  asked: AskedPhrases;
  bodies: Lexicon;
}

/** Phrases that have a word, and how well each of them matches it. */
export interface PhraseMatches {
  phrases: Int32Array;
  qualities: Float64Array;
}

/** What one word of a query says about the records of an index, each number from 0 to 1. */
export interface WordScores {
  /** Records that have the word. */
  records: Int32Array;
  /** By text alone. */
  body: Float32Array;
  /** By name or keyword alone: what a page says about everything on it. */
  head: Float32Array;
  /** By the phrases that strangers use, for those that have the word; empty without texts. */
  asked: PhraseMatches;
  /** Letters of the name that the word accounts for. */
  explained: Float32Array;
  /** By the product's name, which all records share. */
  product: number;
  /** Number of records whose name or keywords match. */
  named: number;
}

/** Synonyms split into words: groups of phrases of words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** What is asked about thousands of records with each letter typed, as numbers by position. */
export interface RecordColumns {
  /** Lengths of the normalized titles, at least 1. */
  lengths: Int32Array;
  /** Position of the page most likely meant; -1 for none. */
  pages: Int32Array;
  /** Position of the heading above; -1 for none. */
  headings: Int32Array;
  /** How likely the kind is meant. */
  priors: Float64Array;
  /** Whether it is a name in code: 1 or 0. */
  isCode: Uint8Array;
}

/** An index ready to be searched, with the caches that searching it fills. */
export interface SearchIndex {
  packed: PackedNames;
  entries: IndexEntry[];
  paths: string[];
  /** Titles above each page, outermost first. */
  trails: readonly (readonly string[])[];
  names: Lexicon;
  keywords: Lexicon;
  /** Titles as `normalizeName` writes them, for queries written as one word. */
  normalizedTitles: string[];
  columns: RecordColumns;
  /** Pages of those records that have several. */
  severalPages: ReadonlyMap<number, readonly number[]>;
  /** Records that are one result: rows of one name and kind share a number. */
  groups: Int32Array;
  /** Number of pages that list a record of the group. */
  pagesOfGroup: number[];
  synonyms: SynonymGroups;
  /** Cache: where the words of a normalized title begin, by record. */
  wordStarts: Map<number, ReadonlySet<number>>;
  /** Cache: scores of the latest words, since each further letter of a query repeats the words before it. */
  wordScores: Map<string, WordScores>;
  /** Null until they are loaded. */
  texts: IndexTexts | null;
}

/** Address of a record on one of its pages, without language; a setting has none. */
export function hrefOf(index: SearchIndex, entry: IndexEntry, page: number): string | null {
  const path = index.paths[page];
  if (path === undefined) {
    return null;
  }
  if (index.entries[page] === entry) {
    return path;
  }
  return `${path}#${anchorOn(index, entry, page)}`;
}

/** Anchor of a record on one of its pages. */
export function anchorOn(index: SearchIndex, entry: IndexEntry, page: number): string {
  const anchors = entry.anchor.split('\t');
  const own = anchors[entry.pages.indexOf(page)] ?? anchors[0];
  return own || anchorOf(entry.kind, index.entries[page]!.title, entry.title);
}

/** Titles above a record, outermost first. */
export function trailOf(index: SearchIndex, entry: IndexEntry, page: number): string[] {
  const pageEntry = index.entries[page];
  if (!pageEntry) {
    return [];
  }
  const above = index.trails[page] ?? [];
  const parent = entry.parent === null ? [] : [index.entries[entry.parent]!.title];
  return pageEntry === entry ? [...above] : [...above, pageEntry.title, ...parent];
}

/** Whether one of the title's words begins at this offset of the normalized title. */
export function beginsWord(index: SearchIndex, record: number, at: number): boolean {
  let starts = index.wordStarts.get(record);
  if (!starts) {
    let length = 0;
    starts = new Set(
      readWords(index.entries[record]!.title).map(
        ({ text }) => (length += text.length) - text.length,
      ),
    );
    index.wordStarts.set(record, starts);
  }
  return starts.has(at);
}
