import { fillSlots } from '#model/fillSlots.ts';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import type { VisitFinding } from '#model/quality/VisitRecord.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';

/** What was looked for on every page, and what was found. */
export function visitPart(
  { visit }: QualityReport,
  { strings, number, day }: QualityWriter,
): QualityPiece[] {
  const { caption, check, findings, verdict, clean, broken, date } = strings.visit;
  const kinds = Object.keys(visit.findings) as VisitFinding[];
  return [
    {
      kind: 'note',
      text: fillSlots(date, {
        browser: visit.browser,
        date: day(visit.date),
        pages: number(visit.pages),
        demos: number(visit.demos),
        links: number(visit.links),
        axePages: number(visit.axePages),
      }),
    },
    {
      kind: 'table',
      caption,
      head: [check, findings, verdict],
      rows: kinds.map((kind) => {
        const count = visit.findings[kind];
        return [
          { kind: 'text', text: strings.checks[kind], note: '' },
          { kind: 'number', text: number(count) },
          { kind: 'verdict', isGood: count === 0, text: count === 0 ? clean : broken },
        ];
      }),
      foot: [],
    },
  ];
}
