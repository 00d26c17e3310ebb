import type { Language } from '#model/Language.ts';
import type { BenchRecord } from '#model/quality/BenchRecord.ts';
import type { VisitRecord } from '#model/quality/VisitRecord.ts';
import type { SpecReport } from '#pipeline/spec/SpecReport.ts';
import type { ApiCoverage } from './coverApi.ts';
import type { TextCount } from './countText.ts';
import type { PageCounts } from './countPages.ts';

/** Everything the quality page says, before it is put into words. */
export interface QualityReport {
  /** Addresses of one language; every language has the same. */
  pages: PageCounts;
  text: Record<Language, TextCount>;
  /** Demos on the guides, which all languages share. */
  demos: number;
  bench: BenchRecord;
  visit: VisitRecord;
  spec: SpecReport;
  /** Product by product. */
  apis: ApiCoverage[];
  /** Version the documentation is labelled with. */
  label: string;
  /** Day of the sources the site is built from, `YYYY-MM-DD`. */
  sourceDate: string;
}
