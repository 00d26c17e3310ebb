/** A key figure with what it counts. */
export interface QualityFigure {
  label: string;
  value: string;
  note: string;
}

/** A cell of a table; the first of a row names it. */
export type QualityCell =
  /** Words of the page, with a second line in small print that may be empty. */
  | { kind: 'text'; text: string; note: string }
  | { kind: 'number'; text: string }
  | { kind: 'code'; text: string }
  /** A value and how much of its limit it uses, 0 to 1. */
  | { kind: 'use'; text: string; share: number }
  | { kind: 'verdict'; isGood: boolean; text: string };

/** Something and what belongs to it; the text is English in every language and may hold `code`. */
export interface QualityEntry {
  /** Number of a requirement, or a count. */
  term: string;
  text: string;
  items: { text: string; file: string | null }[];
}

/** A piece of the quality report in one language, ready to be shown as HTML or as Markdown. */
export type QualityPiece =
  | { kind: 'figures'; figures: QualityFigure[] }
  /** A sentence that may hold `code`. */
  | { kind: 'note'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: string[];
      rows: QualityCell[][];
      /** The row of totals; empty where nothing is added up. */
      foot: QualityCell[];
    }
  /** Folded until a reader asks; the title is English. */
  | { kind: 'details'; title: string; facts: string; entries: QualityEntry[] };
