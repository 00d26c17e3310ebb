import type { VisitFinding } from '#model/quality/VisitRecord.ts';

/** What a figure on top counts, and a note with slots. */
interface FigureStrings {
  label: string;
  note: string;
}

/** Words of the quality report. */
export interface QualityStrings {
  figures: Record<
    'pages' | 'demos' | 'budgets' | 'findings' | 'requirements' | 'exports',
    FigureStrings
  >;
  /** A part of a whole, with the slots `{part}` and `{whole}`. */
  of: string;
  pages: Record<
    'caption' | 'kind' | 'guides' | 'reference' | 'templates' | 'others' | 'all',
    string
  >;
  text: Record<'caption' | 'what' | 'guides' | 'words' | 'demos', string>;
  budgets: Record<
    'caption' | 'metric' | 'worst' | 'verdict' | 'kept' | 'broken' | 'of' | 'none' | 'date',
    string
  >;
  /** Names of the metrics in `benchmarks/budgets.json`. */
  metrics: Record<string, string>;
  /** Units that are words. */
  units: Record<string, string>;
  visit: Record<'caption' | 'check' | 'findings' | 'verdict' | 'clean' | 'broken' | 'date', string>;
  /** What every page is checked for. */
  checks: Record<VisitFinding, string>;
  /** Facts beside the title of a section, with slots. */
  section: string;
  api: Record<
    | 'caption'
    | 'product'
    | 'exports'
    | 'documented'
    | 'ignored'
    | 'missing'
    | 'pages'
    | 'all'
    | 'reasons',
    string
  >;
  versions: Record<'caption' | 'package' | 'version' | 'date', string>;
}
