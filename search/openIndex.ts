import type { Plan } from '#model/Plan.ts';
import { openLexicon } from './Lexicon.ts';
import type { PackedNames, PackedPhrases, PackedTexts } from './PackedIndex.ts';
import { unpackAscending, unpackNumbers } from './packNumbers.ts';
import { readSynonyms } from './parseQuery.ts';
import { normalizeName } from './readWords.ts';
import { type HitKind, isCodeKind, kindPrior, readKindCode } from './recordKinds.ts';
import type { AskedPhrases, IndexEntry, RecordColumns, SearchIndex } from './SearchIndex.ts';
import type { PageState } from './SearchRecord.ts';
import { SparseNumbers } from './SparseNumbers.ts';

const plans: Record<string, Plan> = { o: 'pro', m: 'premium' };

/** Opens an index from its names; texts may be added later. */
export function openIndex(packed: PackedNames): SearchIndex {
  const titles = packed.titles.split('\n');
  const paths = packed.paths === '' ? [] : packed.paths.split('\n');
  const places = packed.places.split(' ');
  const states = readStates(packed.states);
  const parents = unpackNumbers(packed.parents);
  const anchors = packed.anchors.split('\n');
  const entries = [...packed.kinds].map((code, position): IndexEntry => {
    const index = position - paths.length;
    const distance = parents[index] ?? 0;
    return {
      ...readKindCode(code),
      state: states.get(position) ?? 'written',
      plan: plans[packed.plans[position]!] ?? null,
      title: titles[position]!,
      pages: index < 0 ? [position] : unpackNumbers(places[index] ?? ''),
      parent: index < 0 || distance === 0 ? null : position - distance,
      anchor: anchors[index] ?? '',
    };
  });
  const normalizedTitles = titles.map(normalizeName);
  return {
    packed,
    entries,
    ...groupRows(entries, paths.length),
    paths,
    trails: unpackNumbers(packed.trailOfPage).map((trail) =>
      (packed.trails[trail] ?? '').split('\t').filter(Boolean),
    ),
    names: openLexicon(packed.names),
    keywords: openLexicon(packed.keywords),
    normalizedTitles,
    columns: readColumns(entries, normalizedTitles),
    severalPages: new Map(
      entries.flatMap(({ pages }, position) => (pages.length > 1 ? [[position, pages]] : [])),
    ),
    synonyms: readSynonyms(packed.synonyms),
    wordStarts: new Map(),
    wordScores: new Map(),
    texts: null,
  };
}

function readColumns(entries: readonly IndexEntry[], titles: readonly string[]): RecordColumns {
  return {
    lengths: Int32Array.from(titles, ({ length }) => Math.max(1, length)),
    pages: Int32Array.from(entries, ({ pages }) => pages[0] ?? -1),
    headings: Int32Array.from(entries, ({ parent }) => parent ?? -1),
    priors: Float64Array.from(entries, ({ kind }) => kindPrior[kind]),
    isCode: Uint8Array.from(entries, ({ kind }) => (isCodeKind(kind) ? 1 : 0)),
  };
}

function readStates(packed: string): Map<number, PageState> {
  return new Map(
    [...packed.matchAll(/(\d+)([pu])/g)].map(([, position, code]) => [
      Number(position),
      code === 'u' ? 'unwritten' : 'planned',
    ]),
  );
}

function readPhrases(lines: string): Map<string, Set<number>> {
  const pages = new Map<string, Set<number>>();
  lines.split('\n').forEach((line, page) => {
    for (const phrase of line === '' ? [] : line.split('\t')) {
      pages.set(phrase, (pages.get(phrase) ?? new Set()).add(page));
    }
  });
  return pages;
}

/** Kinds of which two with the same title are two results. */
const single: ReadonlySet<HitKind> = new Set(['section', 'demo', 'error']);

function groupRows(entries: readonly IndexEntry[], pageCount: number) {
  const groups = new Int32Array(entries.length);
  const pagesOfGroup: number[] = [];
  const numbers = new Map<string, number>();
  entries.forEach(({ kind, title, pages }, position) => {
    const isRow = position >= pageCount && !single.has(kind);
    const key = isRow ? `${kind} ${title}` : `${position}`;
    const group = numbers.get(key) ?? pagesOfGroup.push(0) - 1;
    numbers.set(key, group);
    groups[position] = group;
    pagesOfGroup[group]! += pages.length;
  });
  return { groups, pagesOfGroup };
}

function openPhrases({ words, sections, lengths }: PackedPhrases): AskedPhrases {
  const records = unpackAscending(sections);
  const buffer = () => new SparseNumbers(records.length);
  return {
    words: openLexicon(words),
    sections: records,
    lengths: unpackNumbers(lengths),
    buffers: {
      matches: buffer(),
      best: buffer(),
      means: buffer(),
      words: buffer(),
      shared: buffer(),
      counts: buffer(),
    },
  };
}

/** Adds the texts of the same build; those of another build are rejected. */
export function addTexts(index: SearchIndex, packed: PackedTexts): boolean {
  if (packed.stamp !== index.packed.stamp) {
    return false;
  }
  index.texts = {
    texts: packed.texts.split('\n'),
    types: packed.types.split('\n'),
    phrases: readPhrases(packed.phrases),
    asked: openPhrases(packed.asked),
    bodies: openLexicon(packed.bodies),
  };
  index.wordScores.clear();
  return true;
}
