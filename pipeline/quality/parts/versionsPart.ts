import { fillSlots } from '#model/fillSlots.ts';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';

/** Which packages are described, and how old the sources of this build are. */
export function versionsPart(
  { apis, label, sourceDate }: QualityReport,
  { strings, day }: QualityWriter,
): QualityPiece[] {
  const { caption, package: name, version, date } = strings.versions;
  return [
    { kind: 'note', text: fillSlots(date, { date: day(sourceDate), label }) },
    {
      kind: 'table',
      caption,
      head: [name, version],
      rows: apis
        .flatMap(({ packages }) => packages)
        .map((each) => [
          { kind: 'code', text: each.name },
          { kind: 'text', text: each.version, note: '' },
        ]),
      foot: [],
    },
  ];
}
