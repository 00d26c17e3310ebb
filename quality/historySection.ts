import { interpolate } from '#model/Messages.ts';
import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';
import type { QualityReport } from './QualityReport.ts';
import type { QualityWriter } from './QualityWriter.ts';
import type { VersionCoverage } from './versionCoverage.ts';

/** Which versions of each package were read, and how many names of the reference they date. */
export function historySection(
  { versions }: QualityReport,
  { messages, number }: QualityWriter,
): QualityPiece[] {
  const { caption, package: name, read, range, names, covered, dated, all } = messages.history;
  const counts = (of: readonly VersionCoverage[]) =>
    (['names', 'covered', 'dated'] as const).map((key): QualityCell => ({
      kind: 'number',
      text: number(of.reduce((sum, each) => sum + each[key], 0)),
    }));
  const minors = (of: readonly VersionCoverage[], note: string): QualityCell => {
    const count = of.reduce((sum, each) => sum + each.read, 0);
    const missing = of.reduce((sum, each) => sum + each.missing, 0);
    const slots = { part: number(count), whole: number(count + missing) };
    return { kind: 'text', text: interpolate(messages.of, slots), note };
  };
  return [
    {
      kind: 'table',
      caption,
      head: [name, read, names, covered, dated],
      rows: versions.map((each) => [
        { kind: 'code', text: each.package },
        minors(
          [each],
          each.read === 0 ? '' : interpolate(range, { first: each.first, last: each.last }),
        ),
        ...counts([each]),
      ]),
      foot: [{ kind: 'text', text: all, note: '' }, minors(versions, ''), ...counts(versions)],
    },
  ];
}
