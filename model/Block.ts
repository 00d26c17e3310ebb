import type { ApiPart } from './api/ApiPart.ts';
import type { DemoOptions } from './DemoOptions.ts';
import type { Playground } from './Playground.ts';
import type { QualityPiece } from './quality/QualityPiece.ts';

/** A run of static HTML: text, headings, lists, tables, callouts, code. */
export interface ProseBlock {
  kind: 'prose';
  html: string;
  /** The same as plain Markdown; empty for what only leads around the page. */
  markdown: string;
}

/** A live demo, by the name of its file in the page's `demos/` folder. */
export interface DemoBlock {
  kind: 'demo';
  name: string;
  options: DemoOptions;
  /** Null for a demo that takes no props. */
  playground: Playground | null;
}

/** A named part of the site set into a page, such as the product cards. */
export interface ComponentBlock {
  kind: 'component';
  name: string;
  props: Record<string, string>;
}

/** A part of the API reference, rendered at build and never hydrated. */
export interface ApiBlock {
  kind: 'api';
  part: ApiPart;
}

/** A part of the quality report; it takes the place of the component block that asks for it. */
export interface QualityBlock {
  kind: 'quality';
  pieces: QualityPiece[];
}

/** One part of a page, in reading order. */
export type Block = ProseBlock | DemoBlock | ComponentBlock | ApiBlock | QualityBlock;
