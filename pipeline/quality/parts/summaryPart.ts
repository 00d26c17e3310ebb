import { fillSlots } from '#model/fillSlots.ts';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import type { QualityReport } from '#pipeline/quality/QualityReport.ts';
import type { QualityWriter } from '#pipeline/quality/QualityWriter.ts';
import { countIgnored, countMissing } from './apiPart.ts';
import { isKept } from './budgetsPart.ts';
import { countProofs } from './requirementsPart.ts';

/** The figures on top of the page. */
export function summaryPart(report: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { pages, demos, bench, visit, spec, apis } = report;
  const { strings, languages, number, day } = writer;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const of = (part: number, whole: number) =>
    fillSlots(strings.of, { part: number(part), whole: number(whole) });
  const figure = (
    key: keyof typeof strings.figures,
    value: string,
    slots: Record<string, string>,
  ) => {
    const { label, note } = strings.figures[key];
    return { label, value, note: fillSlots(note, slots) };
  };

  const requirements = spec.sections.flatMap(({ rows }) => rows);
  const { proven, tests } = countProofs(requirements);
  return [
    {
      kind: 'figures',
      figures: [
        figure('pages', number(sum(Object.values(pages)) * languages.length), {
          languages: languages.map(({ label }) => label).join(', '),
        }),
        figure('demos', number(demos), {}),
        figure('budgets', of(bench.budgets.filter(isKept).length, bench.budgets.length), {
          date: day(bench.date),
        }),
        figure('findings', number(sum(Object.values(visit.findings))), {
          pages: number(visit.pages),
          date: day(visit.date),
        }),
        figure('requirements', of(proven, requirements.length), { tests: number(tests) }),
        figure('exports', number(sum(apis.map((api) => api.documented))), {
          whole: number(sum(apis.map((api) => api.exports))),
          ignored: number(sum(apis.map(countIgnored))),
          missing: number(sum(apis.map(countMissing))),
        }),
      ],
    },
  ];
}
