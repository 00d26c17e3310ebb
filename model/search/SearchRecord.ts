import type { Plan } from '#model/NavEntry.ts';

/** What a page is to a reader: text to learn from, or a page of the reference. */
export type PageRole = 'guide' | 'component' | 'hook' | 'interface' | 'list';

/** What a row of the API reference describes. */
export type RowKind =
  | 'prop'
  | 'slot'
  | 'class'
  | 'event'
  | 'method'
  | 'property'
  | 'parameter'
  | 'result'
  | 'selector'
  | 'type'
  | 'function'
  | 'constant';

interface RecordBase {
  title: string;
  /** Lowest plan that has it; null for the community plan. */
  plan: Plan | null;
  /** Plain text a reader may remember and a preview shows; empty when there is none. */
  text: string;
}

/** A page. */
export interface PageRecord extends RecordBase {
  kind: 'page';
  /** Path without language. */
  path: string;
  role: PageRole;
  /** Titles above it in the navigation, outermost first. */
  trail: string[];
  /** Further words authors list for it. */
  keywords: string[];
  /** False for exports that are only a part of something else. */
  featured: boolean;
}

/** A part of a page below a heading. */
export interface SectionRecord extends RecordBase {
  kind: 'section';
  /** Path of its page. */
  path: string;
  /** Anchor on the page. */
  id: string;
  /** Text of the heading above it; null for a part of the first level. */
  parent: string | null;
}

/** A row of the reference with every page it stands on in the same words, the most likely first. */
export interface RowRecord extends RecordBase {
  kind: 'row';
  row: RowKind;
  places: { path: string; id: string }[];
  /** Type or signature as one line. */
  type: string;
  deprecated: boolean;
}

/** A demo, by its name. */
export interface DemoRecord extends RecordBase {
  kind: 'demo';
  /** Path of its page. */
  path: string;
  /** Name of its file, which is its anchor; the title has it in words. */
  id: string;
  /** Text of the heading above it; null at the top of a page. */
  parent: string | null;
}

/** A setting or an action of the site itself. */
export interface SettingRecord extends RecordBase {
  kind: 'setting';
  /** What is done when it is chosen: `mode=dark`. */
  command: string;
  keywords: string[];
}

/** Anything the search can find. */
export type SearchRecord = PageRecord | SectionRecord | RowRecord | DemoRecord | SettingRecord;
