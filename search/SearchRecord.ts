import type { ApiRowKind } from '#model/api/apiRows.ts';
import type { Plan } from '#model/Plan.ts';

/** What a page is to a reader: text to learn from, or a page of the reference. */
export type PageRole = 'guide' | 'component' | 'hook' | 'interface' | 'list';

/** Whether a page can be read: `planned` describes what is not built yet, `unwritten` is an entry of the navigation without a page. */
export type PageState = 'written' | 'planned' | 'unwritten';

/** What a row of the API reference describes; positional parameters are read with their hook and not searched. */
export type RowKind = Exclude<ApiRowKind, 'argument'>;

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
  state: PageState;
}

/** A section of a page below a heading. */
export interface SectionRecord extends RecordBase {
  kind: 'section';
  /** Path of its page. */
  path: string;
  /** Anchor on the page. */
  id: string;
  /** Text of the heading above it; null for a section of the first level. */
  parent: string | null;
  /** What strangers type when they mean it, in other words than its own. */
  phrases: readonly string[];
}

/** A row of the reference with every page that lists it with the same text, the most likely first. */
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

/** A message of the library, by its first line. */
export interface ErrorRecord extends RecordBase {
  kind: 'error';
  /** Path of the page that explains it. */
  path: string;
  /** Anchor on the page. */
  id: string;
}

/** A setting or an action of the site itself. */
export interface SettingRecord extends RecordBase {
  kind: 'setting';
  /** What is done when it is chosen: `mode=dark`. */
  command: string;
  keywords: string[];
}

/** Anything the search can find. */
export type SearchRecord =
  PageRecord | SectionRecord | RowRecord | DemoRecord | ErrorRecord | SettingRecord;
