import { packAscending, packNumbers, unpackAscending, unpackNumbers } from './packNumbers.ts';

/** Terms and the records each occurs in, as shipped. */
export interface PackedLexicon {
  /** Sorted terms, each as one character for how many letters it shares with the one before, then its own letters. */
  terms: string;
  /** Records of each term, in the same order. */
  records: string;
  /** How much each record has of a term, where that differs. */
  amounts: string;
}

/** A term of a lexicon. */
export interface LexiconTerm {
  text: string;
  position: number;
}

/** The records a term occurs in. */
export interface Postings {
  records: Int32Array;
  /** How much each of them has of the term, 1 to 3: once, several times, or in a prominent place. */
  amounts: Uint8Array;
}

/** Terms ready to be looked up; their records are decoded on first use. */
export interface Lexicon {
  /** In alphabetical order. */
  terms: LexiconTerm[];
  byText: ReadonlyMap<string, LexiconTerm>;
  postings(term: LexiconTerm): Postings;
}

/** Packs terms with the amount each record has of them. */
export function packLexicon(
  entries: ReadonlyMap<string, ReadonlyMap<number, number>>,
): PackedLexicon {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  const terms = sorted.map(([term]) => {
    const shared = sharedLength(before, term);
    before = term;
    return packNumbers([shared]) + term.slice(shared);
  });
  const postings = sorted.map(([, records]) => [...records].sort(([a], [b]) => a - b));
  return {
    terms: terms.join(' '),
    records: postings.map((list) => packAscending(list.map(([record]) => record))).join(' '),
    amounts: postings
      .map((list) =>
        list.every(([, amount]) => amount === 1)
          ? ''
          : packNumbers(list.map(([, amount]) => amount)),
      )
      .join(' '),
  };
}

/** Opens a packed lexicon. */
export function openLexicon(packed: PackedLexicon): Lexicon {
  let before = '';
  const texts = packed.terms === '' ? [] : packed.terms.split(' ');
  const terms = texts.map((entry, position): LexiconTerm => {
    before = before.slice(0, unpackNumbers(entry[0]!)[0]) + entry.slice(1);
    return { text: before, position };
  });
  const records = packed.records.split(' ');
  const amounts = packed.amounts.split(' ');
  const read = new Map<number, Postings>();
  return {
    terms,
    byText: new Map(terms.map((term) => [term.text, term])),
    postings({ position }) {
      let postings = read.get(position);
      if (!postings) {
        const list = Int32Array.from(unpackAscending(records[position] ?? ''));
        const each = unpackNumbers(amounts[position] ?? '');
        postings = {
          records: list,
          amounts: each.length > 0 ? Uint8Array.from(each) : new Uint8Array(list.length).fill(1),
        };
        read.set(position, postings);
      }
      return postings;
    },
  };
}

/** At most what one character can encode. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < 40 && length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}
