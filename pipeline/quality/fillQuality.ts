import type { Block, ComponentBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { apiPart } from './parts/apiPart.ts';
import { budgetsPart } from './parts/budgetsPart.ts';
import { pagesPart } from './parts/pagesPart.ts';
import { requirementsPart } from './parts/requirementsPart.ts';
import { summaryPart } from './parts/summaryPart.ts';
import { versionsPart } from './parts/versionsPart.ts';
import { visitPart } from './parts/visitPart.ts';
import type { QualityReport } from './QualityReport.ts';
import { qualityWriter, type QualityWriter } from './QualityWriter.ts';

type WritePart = (report: QualityReport, writer: QualityWriter) => QualityPiece[];

/** Parts a page may ask for by `::component{name="QualityReport" part="…"}`. */
const parts = new Map<string, WritePart>([
  ['summary', summaryPart],
  ['pages', pagesPart],
  ['budgets', budgetsPart],
  ['visit', visitPart],
  ['requirements', requirementsPart],
  ['api', apiPart],
  ['versions', versionsPart],
]);

/** A page → the same with the parts of the quality report it asks for. */
export async function fillQuality(
  page: Page,
  docs: Pick<Docs, 'config' | 'quality'>,
): Promise<Page> {
  if (!page.blocks.some(asksForReport)) {
    return page;
  }
  const { qualityStrings, languageConfig } = docs.config;
  const { prerendered, labels } = languageConfig;
  const report = await docs.quality();
  const writer = qualityWriter(
    page.language,
    qualityStrings[page.language],
    prerendered.map((code) => ({ code, label: labels[code] })),
  );
  return {
    ...page,
    blocks: page.blocks.map((block): Block => {
      if (!asksForReport(block)) {
        return block;
      }
      const write = parts.get(block.props.part ?? '');
      if (!write) {
        const known = [...parts.keys()].join(', ');
        throw new Error(`The quality report has no part "${block.props.part}": it has ${known}.`);
      }
      return { kind: 'quality', pieces: write(report, writer) };
    }),
  };
}

function asksForReport(block: Block): block is ComponentBlock {
  return block.kind === 'component' && block.name === 'QualityReport';
}
