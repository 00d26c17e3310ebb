import { splitCsv } from './splitCsv.ts';
import { type ParsedTable, tableLimits, type TableProblem, toColumn } from './Table.ts';

type Rows = { names: string[]; rows: string[][] } | { problem: TableProblem };

/** Reads a table from pasted text: CSV with commas, semicolons or tabs and a header, or a JSON array of objects. */
export function parseTable(source: string): ParsedTable {
  const text = source.replace(/^\uFEFF?[\r\n]*|[\r\n]+$/g, '');
  if (text.trim() === '') {
    return { problem: { kind: 'empty' } };
  }
  const found = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  return 'problem' in found ? found : toTable(found.names, found.rows);
}

function toTable(names: string[], rows: string[][]): ParsedTable {
  const nameless = names.indexOf('');
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (nameless !== -1) {
    return { problem: { kind: 'namelessColumn', number: String(nameless + 1) } };
  }
  if (duplicate !== undefined) {
    return { problem: { kind: 'duplicateColumn', name: duplicate } };
  }
  if (rows.length === 0) {
    return { problem: { kind: 'noRows' } };
  }
  if (rows.length > tableLimits.rows || names.length > tableLimits.columns) {
    const { rows: most, columns } = tableLimits;
    return { problem: { kind: 'tooLarge', rows: String(most), columns: String(columns) } };
  }
  const columns = names.map((name, index) =>
    toColumn(
      name,
      rows.map((row) => row[index] ?? ''),
    ),
  );
  return columns.some(({ kind }) => kind === 'number')
    ? { table: { columns, rowCount: rows.length } }
    : { problem: { kind: 'noNumbers' } };
}

function readCsv(text: string): Rows {
  const split = splitCsv(text);
  if ('openQuoteLine' in split) {
    return { problem: { kind: 'openQuote', line: String(split.openQuoteLine) } };
  }
  const [head, ...rows] = split.records;
  const names = head?.cells ?? [];
  const uneven = rows.find(({ cells }) => cells.length !== names.length);
  if (uneven) {
    const [expected, found] = [String(names.length), String(uneven.cells.length)];
    return { problem: { kind: 'unevenRow', line: String(uneven.line), expected, found } };
  }
  return { names, rows: rows.map(({ cells }) => cells) };
}

function readJson(text: string): Rows {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: { kind: 'badJson', reason: (error as Error).message } };
  }
  if (!Array.isArray(value) || !value.every(isRecord)) {
    return { problem: { kind: 'notRows' } };
  }
  const names = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const rows: string[][] = [];
  for (const [index, row] of value.entries()) {
    const cells = names.map((name) => cellText(row[name]));
    const nested = cells.indexOf(null);
    if (nested !== -1) {
      return {
        problem: { kind: 'nestedValue', row: String(index + 1), name: names[nested] ?? '' },
      };
    }
    rows.push(cells.map((cell) => cell ?? ''));
  }
  return { names: names.map((name) => name.trim()), rows };
}

/** The text of a JSON value; null for one that has values of its own. */
function cellText(value: unknown): string | null {
  if (typeof value === 'string') {
    return value.trim();
  }
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : value === null || value === undefined
      ? ''
      : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
