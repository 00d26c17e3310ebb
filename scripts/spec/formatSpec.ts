import type { ProvenRow, SpecReport } from '#pipeline/spec/SpecReport.ts';

const requirementWidth = 56;

/** Writes the report as text: a table per section, then what is missing and what is unknown. */
export function formatSpec({ sections, unproven, unknown }: SpecReport): string {
  const tables = sections.map(({ id, title, rows }) =>
    [`${id} ${title}`, ...rows.flatMap(formatRow)].join('\n'),
  );
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    ...tables,
    list(`Numbers without a test: ${unproven.length} of ${count}`, unproven),
    list(
      `Tests of unknown numbers: ${unknown.length}`,
      unknown.map(({ number, title, file, line }) => `${number}  ${file}:${line}  ${title}`),
    ),
  ].join('\n\n');
}

/** The first file stands in the row, the others below it. */
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
