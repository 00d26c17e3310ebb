import type { DemoOptions } from './DemoOptions.ts';

/** A run of static HTML: text, headings, lists, tables, callouts, code. */
export interface ProseBlock {
  kind: 'prose';
  html: string;
}

/** A live demo, by the name of its file in the page's `demos/` folder. */
export interface DemoBlock {
  kind: 'demo';
  name: string;
  options: DemoOptions;
}

/** A named part of the site set into a page, such as the product cards. */
export interface ComponentBlock {
  kind: 'component';
  name: string;
  props: Record<string, string>;
}

/** One part of a page, in reading order. */
export type Block = ProseBlock | DemoBlock | ComponentBlock;
