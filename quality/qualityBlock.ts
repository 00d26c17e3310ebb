import type { QualityPiece } from '#model/QualityPiece.ts';
import type { BlockGenerator, Docs } from '#pipeline/docs/Docs.ts';
import { type QualityReport, readQualityReport } from './QualityReport.ts';
import { qualityWriter, type QualityWriter } from './QualityWriter.ts';
import { historySection } from './historySection.ts';
import { peersSection } from './peersSection.ts';
import { relevanceSection } from './relevanceSection.ts';
import {
  apiSection,
  budgetsSection,
  pagesSection,
  requirementsSection,
  summarySection,
  versionsSection,
  visitSection,
} from './reportSections.ts';
import { snapshotsSection } from './snapshotsSection.ts';

type WriteSection = (report: QualityReport, writer: QualityWriter) => QualityPiece[];

/** Sections of the report by the name in `::component{name="QualityReport" part="…"}`. */
const sections = new Map<string, WriteSection>([
  ['summary', summarySection],
  ['pages', pagesSection],
  ['budgets', budgetsSection],
  ['peers', peersSection],
  ['visit', visitSection],
  ['snapshots', snapshotsSection],
  ['relevance', relevanceSection],
  ['requirements', requirementsSection],
  ['api', apiSection],
  ['versions', versionsSection],
  ['history', historySection],
]);

/** Generates the blocks of the quality page. The report is read once per build, and for each block while watching. */
export function createQualityBlock(
  readReport: (docs: Docs) => Promise<QualityReport> = readQualityReport,
): BlockGenerator {
  let report: Promise<QualityReport> | undefined;
  return async ({ props }, page, docs) => {
    const write = sections.get(props.part ?? '');
    if (!write) {
      const known = [...sections.keys()].join(', ');
      throw new Error(`The quality report has no part "${props.part}": it has ${known}.`);
    }
    report = docs.config.watching ? readReport(docs) : (report ?? readReport(docs));
    return { kind: 'quality', pieces: write(await report, qualityWriter(page.language)) };
  };
}
