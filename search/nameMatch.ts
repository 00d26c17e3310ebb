import { beginsWord, type SearchIndex } from './SearchIndex.ts';
import { stemWord } from './stemWord.ts';

/** Another name of a record: the least score of a query that is it, and how much more it is meant than what only has its words. */
interface KnownName {
  score: number;
  boost: number;
}

/** The title of a page followed by that of its section: `legend position`. */
const titleWithPage: KnownName = { score: 0.95, boost: 1.25 };

/** A phrase with all words of the query and no others, which counts as much as a keyword. */
const strangersPhrase = { leastLikeness: 0.99, score: 0.8, boost: 1.15 };

/** A keyword of several words that authors list for a page: a name where few pages have it, a subject where many do. */
const authorsPhrase = {
  mostPages: 2,
  name: { score: 0.9, boost: 1.2 },
  subject: { score: 0, boost: 1.15 },
};

/** What a query may call a record by. */
interface CalledBy {
  /** The query as `normalizeName` writes it. */
  name: string;
  /** Pages that authors call by the query; null for none. */
  called: ReadonlySet<number> | null;
  /** How much the query has in common with a phrase for the record. */
  like: number;
}

/** The name other than its title by which a query means a record; null when it is none. */
export function knownName(
  index: SearchIndex,
  record: number,
  page: number,
  { name, called, like }: CalledBy,
): KnownName | null {
  if (isTitleWithPage(index, record, page, name)) {
    return titleWithPage;
  }
  if (like > strangersPhrase.leastLikeness) {
    return strangersPhrase;
  }
  if (!called?.has(record)) {
    return null;
  }
  return called.size > authorsPhrase.mostPages ? authorsPhrase.subject : authorsPhrase.name;
}

function isTitleWithPage(index: SearchIndex, record: number, page: number, query: string): boolean {
  if (query.length <= index.columns.lengths[record]! || index.entries[record]!.kind !== 'section') {
    return false;
  }
  const title = index.normalizedTitles[record]!;
  return query.endsWith(title) && query === `${index.normalizedTitles[page]}${title}`;
}

/** The most that the name of a record may add to its score. */
export const mostNameFactor = 1.4;

/** How much more a record is meant by a query that is its title, another form of it, or its beginning. */
export function wholeNameFactor(index: SearchIndex, record: number, query: string): number {
  const title = index.normalizedTitles[record]!;
  if (title === query) {
    // Headings repeat the names of what they tell about: a guide or a component of that name comes first.
    return index.entries[record]!.kind === 'section' ? 1.35 : mostNameFactor;
  }
  if (isFormOf(title, query)) {
    return 1.3;
  }
  if (title.startsWith(query)) {
    return 1.2;
  }
  const at = query.length > 3 ? title.indexOf(query) : -1;
  return at > 0 && beginsWord(index, record, at) ? 1.06 : 1;
}

/** Whether two names differ by the ending of their last word: `install` and `installation`. */
function isFormOf(title: string, query: string): boolean {
  return (
    query.length > 3 &&
    Math.abs(title.length - query.length) < 6 &&
    title.startsWith(query.slice(0, 4)) &&
    stemWord(title) === stemWord(query)
  );
}
