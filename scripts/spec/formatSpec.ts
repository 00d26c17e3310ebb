import type { ProvenRow, SpecReport, SpecTest } from '#quality/specification.ts';

const requirementWidth = 56;

/** Formats the report as text: a table per section, then the summary. */
export function formatSpec(report: SpecReport): string {
  const tables = report.sections.map(({ id, title, rows }) =>
    [`${id} ${title}`, ...rows.flatMap(formatRow)].join('\n'),
  );
  return [...tables, formatSummary(report)].join('\n\n');
}

/** Formats what is missing and what is unknown. */
export function formatSummary({ sections, unproven, unknown }: SpecReport): string {
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    list(`Numbers without a test: ${unproven.length} of ${count}`, unproven),
    list(
      `Tests of unknown numbers: ${unknown.length}`,
      unknown.map(({ number, title, file }) => `${number}  ${file}  ${title}`),
    ),
  ].join('\n\n');
}

/** Formats how the recorded tests differ from the current ones; null if they are the same. */
export function formatRecordChanges(
  recorded: readonly SpecTest[],
  current: readonly SpecTest[],
): string | null {
  const keyOf = ({ file, title }: SpecTest) => `${file}  ${title}`;
  const [before, after] = [new Set(recorded.map(keyOf)), new Set(current.map(keyOf))];
  const lines = [
    ...[...before].filter((key) => !after.has(key)).map((key) => `- ${key}`),
    ...[...after].filter((key) => !before.has(key)).map((key) => `+ ${key}`),
  ];
  return lines.length === 0
    ? null
    : list('content/quality/tests.json is out of date. Run npm run spec -- --record.', lines);
}

/** The first file is in the row, the others are below it. */
function formatRow({ id, requirement, tests }: ProvenRow): string[] {
  const [first = '', ...others] = new Set(tests.map(({ file }) => file));
  const start = `  ${id.padEnd(6)} ${shorten(requirement).padEnd(requirementWidth)} ${String(tests.length).padStart(3)}  `;
  return [(start + first).trimEnd(), ...others.map((file) => ' '.repeat(start.length) + file)];
}

function shorten(text: string): string {
  return text.length > requirementWidth
    ? `${text.slice(0, requirementWidth - 1).trimEnd()}…`
    : text;
}

function list(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
