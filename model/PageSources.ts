import type { DemoVariant } from './DemoSource.ts';

/** The code of a page's demos, fetched when a reader asks for more than the page shows. */
export interface PageSources {
  /** Build the sources belong to. */
  build: string;
  /** Every demo; one with styling variants is there once for each. */
  demos: DemoVariant[];
}
