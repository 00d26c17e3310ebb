import { interpolate } from '#model/Messages.ts';
import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';
import type { QualityReport } from './QualityReport.ts';
import type { QualityWriter } from './QualityWriter.ts';

/** How many snapshots look like the demos that take their place. */
export function snapshotsSection(
  { snapshots }: QualityReport,
  { messages, number, day }: QualityWriter,
): QualityPiece[] {
  if (snapshots === null) {
    throw new Error('Nothing was compared yet. Run npm run visit -- --snapshots --record.');
  }
  const { caption, result, demos, all, date, ...labels } = messages.snapshots;
  const { browser, pages, compared, same, known } = snapshots;
  const row = (label: string, count: number): QualityCell[] => [
    { kind: 'text', text: label, note: '' },
    { kind: 'number', text: number(count) },
  ];
  return [
    {
      kind: 'note',
      text: interpolate(date, {
        browser,
        date: day(snapshots.date),
        demos: number(compared),
        pages: number(pages),
      }),
    },
    {
      kind: 'table',
      caption,
      head: [result, demos],
      rows: [
        row(labels.same, same),
        row(labels.known, known),
        row(labels.different, compared - same - known),
      ],
      foot: row(all, compared),
    },
  ];
}
