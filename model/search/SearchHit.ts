import type { Plan } from '#model/NavEntry.ts';
import type { HitKind } from './recordKinds.ts';

/** A stretch of a text that the query matches: from, up to. */
export type Mark = [start: number, end: number];

/** A text with the stretches that match. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** Where a result leads: an address without language, or a command of the site. */
export type HitTarget = { kind: 'link'; href: string } | { kind: 'command'; command: string };

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
  deprecated: boolean;
  /** Type or signature of a row; empty when there is none, or not yet. */
  type: string;
  /** Beginning of its text; empty when there is none, or not yet. */
  text: MarkedText;
  /** Further places that have a row of this name. */
  others: number;
  /** Comparable among results of one query only. */
  score: number;
}
