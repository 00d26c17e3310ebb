import { interpolate } from '#model/Messages.ts';
import type { QualityCell, QualityPiece } from '#model/QualityPiece.ts';
import type { QualityReport } from './QualityReport.ts';
import type { QualityWriter } from './QualityWriter.ts';
import type { BudgetReading, VisitFinding } from './records.ts';
import type { ProvenRow } from './specification.ts';
import { type ApiCoverage, countIgnored, countMissing } from './apiCoverage.ts';

/** The figures on top of the page. */
export function summarySection(report: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { pages, demos, bench, visit, spec, apis } = report;
  const { messages, languages, number, day } = writer;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const of = (part: number, whole: number) =>
    interpolate(messages.of, { part: number(part), whole: number(whole) });
  const figure = (
    key: keyof typeof messages.figures,
    value: string,
    slots: Record<string, string>,
  ) => {
    const { label, note } = messages.figures[key];
    return { label, value, note: interpolate(note, slots) };
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
          date: day(lastDay(bench.budgets)),
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

const kinds = ['guides', 'reference', 'templates', 'others'] as const;

/** How many pages there are, and what is written in which language. */
export function pagesSection(
  { pages, text, demos }: QualityReport,
  { messages, languages, number }: QualityWriter,
): QualityPiece[] {
  const row = (label: string, value: (language: (typeof languages)[number]) => number) => [
    { kind: 'text', text: label, note: '' } satisfies QualityCell,
    ...languages.map((each): QualityCell => ({ kind: 'number', text: number(value(each)) })),
  ];
  const labels = languages.map(({ label }) => label);
  const all = kinds.reduce((sum, kind) => sum + pages[kind], 0);
  return [
    {
      kind: 'table',
      caption: messages.pages.caption,
      head: [messages.pages.kind, ...labels],
      rows: kinds.map((kind) => row(messages.pages[kind], () => pages[kind])),
      foot: row(messages.pages.all, () => all),
    },
    {
      kind: 'table',
      caption: messages.text.caption,
      head: [messages.text.what, ...labels],
      rows: [
        row(messages.text.guides, ({ code }) => text[code].guides),
        row(messages.text.words, ({ code }) => text[code].words),
        row(messages.text.demos, () => demos),
      ],
      foot: [],
    },
  ];
}

/** Every budget beside the worst value measured. */
export function budgetsSection({ bench }: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { caption, metric, worst, verdict, source } = writer.messages.budgets;
  return [
    { kind: 'note', text: source },
    {
      kind: 'table',
      caption,
      head: [metric, worst, verdict],
      rows: bench.budgets.map((reading) => budgetRow(reading, writer)),
      foot: [],
    },
  ];
}

function lastDay(readings: BudgetReading[]): string {
  return (
    readings
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  );
}

/** Whether a reading stays within its budget. */
export function isKept({ worst, max }: BudgetReading): boolean {
  return worst <= max;
}

function budgetRow(
  reading: BudgetReading,
  { messages, number, day }: QualityWriter,
): QualityCell[] {
  const { metric, worst, max, unit, where, date } = reading;
  const { kept, broken, of, none } = messages.budgets;
  const withUnit = (value: number) => `${number(value)} ${messages.units[unit] ?? unit}`.trim();
  const text =
    max === 0
      ? interpolate(none, { worst: withUnit(worst) })
      : interpolate(of, { worst: number(worst), max: withUnit(max) });
  return [
    { kind: 'text', text: messages.metrics[metric] ?? metric, note: `${where}, ${day(date)}` },
    { kind: 'use', text, share: shareOf(reading) },
    { kind: 'verdict', isGood: isKept(reading), text: isKept(reading) ? kept : broken },
  ];
}

function shareOf({ worst, max }: BudgetReading): number {
  return max === 0 ? Number(worst > 0) : Math.min(worst / max, 1);
}

/** What was looked for on every page, and what was found. */
export function visitSection(
  { visit }: QualityReport,
  { messages, number, day }: QualityWriter,
): QualityPiece[] {
  const { caption, check, findings, verdict, clean, broken, date } = messages.visit;
  const kinds = Object.keys(visit.findings) as VisitFinding[];
  return [
    {
      kind: 'note',
      text: interpolate(date, {
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
          { kind: 'text', text: messages.checks[kind], note: '' },
          { kind: 'number', text: number(count) },
          { kind: 'verdict', isGood: count === 0, text: count === 0 ? clean : broken },
        ];
      }),
      foot: [],
    },
  ];
}

/** Every number of the specification with its tests, section by section. */
export function requirementsSection(
  { spec }: QualityReport,
  { messages, number }: QualityWriter,
): QualityPiece[] {
  return spec.sections.map(({ id, title, rows }) => {
    const { proven, tests } = countProofs(rows);
    return {
      kind: 'details',
      // What a section says about itself in brackets is too long for a line.
      title: `${id} ${title.replace(/ \(.*\)$/, '')}`,
      facts: interpolate(messages.section, {
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

/** How much of each product's exports is documented, and why the rest is not. */
export function apiSection({ apis }: QualityReport, writer: QualityWriter): QualityPiece[] {
  const { messages, number } = writer;
  const { caption, product, exports, documented, ignored, missing, pages, all, reasons } =
    messages.api;
  const row = (label: string, of: readonly ApiCoverage[]): QualityCell[] => {
    const sums = [
      (api: ApiCoverage) => api.exports,
      (api: ApiCoverage) => api.documented,
      countIgnored,
      countMissing,
      (api: ApiCoverage) => api.pages,
    ].map((count) => of.reduce((sum, api) => sum + count(api), 0));
    return [
      { kind: 'text', text: label, note: '' },
      ...sums.map((sum): QualityCell => ({ kind: 'number', text: number(sum) })),
    ];
  };
  return [
    {
      kind: 'table',
      caption,
      head: [product, exports, documented, ignored, missing, pages],
      rows: apis.map((api) => row(api.product, [api])),
      foot: row(all, apis),
    },
    ...apis
      .filter((api) => api.ignored.length > 0)
      .map((api): QualityPiece => ({
        kind: 'details',
        title: api.product,
        facts: interpolate(reasons, { count: number(countIgnored(api)) }),
        entries: api.ignored.map(({ reason, names }) => ({
          term: number(names.length),
          text: reason,
          items: [{ text: names.join(', '), file: null }],
        })),
      })),
  ];
}

/** Which packages are described, and how old the sources of this build are. */
export function versionsSection(
  { apis, label, sourceDate }: QualityReport,
  { messages, day }: QualityWriter,
): QualityPiece[] {
  const { caption, package: name, version, date } = messages.versions;
  return [
    { kind: 'note', text: interpolate(date, { date: day(sourceDate), label }) },
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
