import { anchorOf, hitKindOf, kindCode } from './recordKinds.ts';
import { packLexicon } from './Lexicon.ts';
import type { PackedIndex, PackedPhrases, Synonyms } from './PackedIndex.ts';
import { packAscending, packNumbers } from './packNumbers.ts';
import { isContentWord, normalizePhrase } from './parseQuery.ts';
import { isChinese, readWords } from './readWords.ts';
import type { PageRecord, SearchRecord } from './SearchRecord.ts';
import { platformSegmenter, type Segmenter, segmentChinese } from './segmentChinese.ts';

interface IndexInput {
  /** Folder of the product below `content/`; null for what belongs to no product. */
  product: string | null;
  productName: string;
  records: readonly SearchRecord[];
  synonyms: Synonyms;
}

/** Characters of a text that are kept for a preview; all of its words are searched. */
const previewLength = 90;

const order: SearchRecord['kind'][] = ['page', 'section', 'row', 'demo', 'error', 'setting'];

/** Packs the records of one part of the site into the two files it is served as. */
export function packIndex({ product, productName, records, synonyms }: IndexInput): PackedIndex {
  const sorted = order.flatMap((kind) => records.filter((record) => record.kind === kind));
  const pages = sorted.filter((record) => record.kind === 'page');
  const others = sorted.slice(pages.length);
  const positions = new Map(pages.map(({ path }, position) => [path, position]));
  const placesOf = (record: SearchRecord) =>
    pathsOf(record).map(
      (path) => positions.get(path) ?? fail(`No page ${path} for ${record.title}.`),
    );
  const segmenter = platformSegmenter();
  const trails = [...new Set(pages.map(({ trail }) => trail.join('\t')))];

  const names = {
    product,
    productName,
    synonyms,
    kinds: sorted.map((record) => kindCode(hitKindOf(record), isMinor(record))).join(''),
    plans: sorted.map(({ plan }) => (plan ? { pro: 'o', premium: 'm' }[plan] : '.')).join(''),
    titles: lines(sorted.map(({ title }) => title)),
    states: pages
      .flatMap(({ state }, position) => (state === 'written' ? [] : [`${position}${state[0]!}`]))
      .join(' '),
    paths: lines(pages.map(({ path }) => path)),
    trails,
    trailOfPage: packNumbers(pages.map(({ trail }) => trails.indexOf(trail.join('\t')))),
    places: others.map((record) => packNumbers(placesOf(record))).join(' '),
    parents: packNumbers(others.map((_, index) => parentDistance(others, index))),
    anchors: lines(
      others.map((record) => anchorsOf(record, (path) => pages[positions.get(path)!]!)),
    ),
    names: packLexicon(collectTerms(sorted, segmenter, ({ title }) => [[title, 1]])),
    keywords: packLexicon(collectTerms(sorted, segmenter, keywordsOf)),
  };
  const texts = {
    texts: lines(sorted.map(({ text }) => preview(text))),
    types: lines(sorted.map((record) => (record.kind === 'row' ? record.type : ''))),
    phrases: lines(pages.map(phrasesOf)),
    asked: packAsked(sorted, segmenter),
    bodies: packLexicon(bodyTerms(sorted, segmenter)),
  };
  const stamp = stampOf(JSON.stringify([names, texts]));
  return { names: { stamp, ...names }, texts: { stamp, ...texts } };
}

/** Words that lead to a record besides its name: 3 for those authors list, 1 for the titles above it. */
function keywordsOf(record: SearchRecord): [text: string, amount: number][] {
  if (record.kind === 'setting') {
    return [[record.keywords.join(' '), 3]];
  }
  return record.kind === 'page'
    ? [
        [record.trail.join(' '), 1],
        [record.keywords.join(' '), 3],
      ]
    : [];
}

/** Keywords of several words: as a whole they are another name of the page. */
function phrasesOf({ keywords }: PageRecord): string {
  return keywords
    .filter((keyword) => readWords(keyword).length > 1)
    .map(normalizePhrase)
    .join('\t');
}

/** Phrases that strangers use, each by its words; a section is found by the one that is most like the query. */
function packAsked(records: readonly SearchRecord[], segmenter: Segmenter | null): PackedPhrases {
  const phrases = records.flatMap((record, position) =>
    record.kind === 'section' ? record.phrases.map((phrase) => ({ phrase, position })) : [],
  );
  const contentOf = (phrase: string) => readWords(phrase).filter(({ text }) => isContentWord(text));
  return {
    words: packLexicon(
      collectTerms(phrases, segmenter, ({ phrase }) =>
        contentOf(phrase).map(({ text }) => [text, 1] as const),
      ),
    ),
    sections: packAscending(phrases.map(({ position }) => position)),
    lengths: packNumbers(
      phrases.map(({ phrase }) => new Set(contentOf(phrase).map(({ text }) => text)).size),
    ),
  };
}

/** What readers seldom want: parts of something else, and what is deprecated. */
function isMinor(record: SearchRecord): boolean {
  return (
    (record.kind === 'page' && !record.featured) || (record.kind === 'row' && record.deprecated)
  );
}

function pathsOf(record: SearchRecord): string[] {
  switch (record.kind) {
    case 'row':
      return record.places.map(({ path }) => path);
    case 'setting':
      return [];
    case 'page':
    case 'section':
    case 'demo':
    case 'error':
      return [record.path];
  }
}

function anchorsOf(record: SearchRecord, pageOf: (path: string) => PageRecord): string {
  switch (record.kind) {
    case 'row': {
      const isRegular = record.places.every(
        ({ path, id }) => id === anchorOf(record.row, pageOf(path).title, record.title),
      );
      return isRegular ? '' : record.places.map(({ id }) => id).join('\t');
    }
    case 'setting':
      return record.command;
    case 'page':
      return '';
    case 'error':
      return record.id;
    case 'section':
    case 'demo':
      return record.id === anchorOf(record.kind, '', record.title) ? '' : record.id;
  }
}

function parentDistance(others: readonly SearchRecord[], index: number): number {
  const record = others[index]!;
  if (!('parent' in record) || record.parent === null) {
    return 0;
  }
  const at = others.findLastIndex(
    (other, position) =>
      position < index &&
      other.kind === 'section' &&
      other.path === record.path &&
      other.title === record.parent,
  );
  return at === -1 ? 0 : index - at;
}

function collectTerms<Item>(
  records: readonly Item[],
  segmenter: Segmenter | null,
  textsOf: (record: Item) => readonly (readonly [text: string, amount: number])[],
): Map<string, Map<number, number>> {
  const entries = new Map<string, Map<number, number>>();
  records.forEach((record, position) => {
    for (const [text, amount] of textsOf(record)) {
      for (const { text: word } of readWords(text)) {
        for (const term of isChinese(word) ? segmentChinese(word, segmenter) : [word]) {
          const found = entries.get(term) ?? new Map<number, number>();
          const before = found.get(position) ?? 0;
          found.set(position, Math.min(3, before === 0 ? amount : Math.max(amount, before + 1)));
          entries.set(term, found);
        }
      }
    }
  });
  return entries;
}

/** Words of the texts, without those that no query looks for and those that a record says with more weight elsewhere. */
function bodyTerms(records: readonly SearchRecord[], segmenter: Segmenter | null) {
  const bodies = collectTerms(records, segmenter, ({ text }) => [[text, 1]]);
  const titles = collectTerms(records, segmenter, ({ title }) => [[title, 1]]);
  const asked = collectTerms(records, segmenter, (record) =>
    record.kind === 'section' ? record.phrases.map((phrase) => [phrase, 1] as const) : [],
  );
  for (const [term, found] of bodies) {
    for (const [record, amount] of found) {
      if (titles.get(term)?.has(record) || (amount === 1 && asked.get(term)?.has(record))) {
        found.delete(record);
      }
    }
    if (found.size === 0 || !isContentWord(term)) {
      bodies.delete(term);
    }
  }
  return bodies;
}

function preview(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= previewLength) {
    return flat;
  }
  const cut = flat.slice(0, previewLength);
  const end = cut.lastIndexOf(' ');
  return `${end > previewLength / 2 ? cut.slice(0, end) : cut}…`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll('\n', ' ')).join('\n');
}

/** A short hash of a text that distinguishes files of different builds. */
function stampOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  }
  return hash.toString(36);
}

function fail(message: string): never {
  throw new Error(message);
}
