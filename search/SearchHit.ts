import type { Plan } from '#model/Plan.ts';
import type { HitKind } from './recordKinds.ts';
import type { PageState } from './SearchRecord.ts';

/** A range of a text that the query matches. */
export type Mark = [start: number, end: number];

/** A text with the ranges that match. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** Where a result leads: an address without language, a command of the site, or nowhere yet. */
export type HitTarget =
  | { kind: 'link'; href: string }
  | { kind: 'command'; command: string }
  | { kind: 'none'; path: string };

/** A result of a search. */
export interface SearchHit {
  kind: HitKind;
  /** Folder of the product below `content/`; null for what belongs to no product. */
  product: string | null;
  title: MarkedText;
  /** Titles above it, outermost first. */
  trail: string[];
  target: HitTarget;
  plan: Plan | null;
  state: PageState;
  deprecated: boolean;
  /** Type or signature of a row; empty when there is none, or it is not loaded yet. */
  type: string;
  /** Beginning of its text; empty when there is none, or it is not loaded yet. */
  text: MarkedText;
  /** Further pages that list a row of this name. */
  others: number;
  /** Comparable among results of one query only. */
  score: number;
}
