import { fillSlots } from '#model/fillSlots.ts';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';
import type { ProvenRow } from '#pipeline/spec/SpecReport.ts';

/** Every number of the specification with its tests, section by section. */
export function requirementsPart(
  { spec }: QualityReport,
  { strings, number }: QualityWriter,
): QualityPiece[] {
  return spec.sections.map(({ id, title, rows }) => {
    const { proven, tests } = countProofs(rows);
    return {
      kind: 'details',
      // What a section says about itself in brackets is too long for a line.
      title: `${id} ${title.replace(/ \(.*\)$/, '')}`,
      facts: fillSlots(strings.section, {
        proven: number(proven),
        count: number(rows.length),
        tests: number(tests),
      }),
      entries: rows.map((row) => ({
        term: row.id,
        text: row.requirement,
        items: row.tests.map((test) => ({ text: test.title, file: test.file })),
      })),
    };
  });
}

/** How many requirements have a test, and how many tests that takes; one that proves two counts once. */
export function countProofs(rows: readonly ProvenRow[]): { proven: number; tests: number } {
  const tests = rows.flatMap((row) => row.tests.map((test) => Object.values(test).join('\n')));
  return {
    proven: rows.filter((row) => row.tests.length > 0).length,
    tests: new Set(tests).size,
  };
}
