import type { Plan } from '#model/NavEntry.ts';
import { type HitKind, anchorOfRow, readKindCode } from './recordKinds.ts';
import { type Lexicon, openLexicon } from './Lexicon.ts';
import type { PackedNames, PackedTexts } from './PackedIndex.ts';
import { unpackNumbers } from './packNumbers.ts';
import { readWords, squeeze } from './readWords.ts';
import type { WordScores } from './scoreWord.ts';

/** A record of an open index, by its position. */
export interface IndexEntry {
  kind: HitKind;
  isMinor: boolean;
  plan: Plan | null;
  title: string;
  /** Positions of the pages it stands on, the most likely first; a page stands on itself. */
  pages: number[];
  /** Position of the heading above it; null for none. */
  parent: number | null;
  /** Anchors by page, or the command of a setting; empty where a rule gives it. */
  anchor: string;
}

/** Texts and types by position. */
export interface IndexTexts {
  texts: string[];
  types: string[];
  bodies: Lexicon;
}

/** An index ready to be searched. */
export interface SearchIndex {
  packed: PackedNames;
  entries: IndexEntry[];
  paths: string[];
  names: Lexicon;
  keywords: Lexicon;
  /** Titles without anything between their words, for names written in one piece. */
  squeezed: string[];
  /** Records that are one result: rows of one name and kind share a number. */
  groups: Int32Array;
  /** Places of all records of a group. */
  placesOfGroup: number[];
  /** Where the words of a squeezed title begin, for those asked about so far. */
  wordStarts: Map<number, ReadonlySet<number>>;
  /** What the words asked about last say about the records: each further letter asks about the others again. */
  wordScores: Map<string, WordScores>;
  /** Null until they have come. */
  texts: IndexTexts | null;
}

const plans: Record<string, Plan> = { o: 'pro', m: 'premium' };

/** Opens an index from its names; texts may be added later. */
export function openIndex(packed: PackedNames): SearchIndex {
  const titles = packed.titles.split('\n');
  const paths = packed.paths === '' ? [] : packed.paths.split('\n');
  const places = packed.places.split(' ');
  const parents = unpackNumbers(packed.parents);
  const anchors = packed.anchors.split('\n');
  const entries = [...packed.kinds].map((code, position): IndexEntry => {
    const index = position - paths.length;
    const distance = parents[index] ?? 0;
    return {
      ...readKindCode(code),
      plan: plans[packed.plans[position]!] ?? null,
      title: titles[position]!,
      pages: index < 0 ? [position] : unpackNumbers(places[index] ?? ''),
      parent: index < 0 || distance === 0 ? null : position - distance,
      anchor: anchors[index] ?? '',
    };
  });
  return {
    packed,
    entries,
    ...groupRows(entries, paths.length),
    paths,
    names: openLexicon(packed.names),
    keywords: openLexicon(packed.keywords),
    squeezed: titles.map(squeeze),
    wordStarts: new Map(),
    wordScores: new Map(),
    texts: null,
  };
}

function groupRows(entries: readonly IndexEntry[], pageCount: number) {
  const groups = new Int32Array(entries.length);
  const placesOfGroup: number[] = [];
  const numbers = new Map<string, number>();
  entries.forEach(({ kind, title, pages }, position) => {
    const isRow = position >= pageCount && kind !== 'section' && kind !== 'demo';
    const key = isRow ? `${kind} ${title}` : `${position}`;
    const group = numbers.get(key) ?? placesOfGroup.push(0) - 1;
    numbers.set(key, group);
    groups[position] = group;
    placesOfGroup[group]! += pages.length;
  });
  return { groups, placesOfGroup };
}

/** Adds the texts of the same build; those of another one are refused. */
export function addTexts(index: SearchIndex, packed: PackedTexts): boolean {
  if (packed.stamp !== index.packed.stamp) {
    return false;
  }
  index.texts = {
    texts: packed.texts.split('\n'),
    types: packed.types.split('\n'),
    bodies: openLexicon(packed.bodies),
  };
  index.wordScores.clear();
  return true;
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
  const anchors = entry.anchor.split('\t');
  const own = anchors[entry.pages.indexOf(page)] ?? anchors[0];
  return `${path}#${own || anchorOfRow(entry.kind, index.entries[page]!.title, entry.title)}`;
}

/** Titles above a record, outermost first. */
export function trailOf(index: SearchIndex, entry: IndexEntry, page: number): string[] {
  const { trails, trailOfPage } = index.packed;
  const pageEntry = index.entries[page];
  if (!pageEntry) {
    return [];
  }
  const above = (trails[unpackNumbers(trailOfPage)[page] ?? -1] ?? '').split('\t').filter(Boolean);
  const parent = entry.parent === null ? [] : [index.entries[entry.parent]!.title];
  return pageEntry === entry ? above : [...above, pageEntry.title, ...parent];
}

/** Whether a place in the squeezed title of a record begins one of the title's words. */
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
