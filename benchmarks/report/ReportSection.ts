import type { Table } from '#benchmarks/formatTable.ts';

/** A topic of the report: plots, and the tables they are drawn from. */
export interface ReportSection {
  heading: string;
  /** How to read it, in a sentence or two. */
  text: string;
  /** Figures as HTML. */
  plots: string[];
  tables: Table[];
}
