/** A cell of a table; null where it is empty. */
export type Cell = string | number | null;

/** A column; its kind is that of all its cells. Dates are written as `YYYY-MM-DD`. */
export interface Column {
  name: string;
  kind: 'number' | 'text' | 'date';
  cells: Cell[];
}

/** Data that a reader has pasted. */
export interface Table {
  columns: Column[];
  rowCount: number;
}

/** Why a text is no table, with what a message about it needs to say. */
export type TableProblem =
  | { kind: 'empty' | 'noRows' | 'noNumbers' | 'notRows' }
  | { kind: 'tooLarge'; rows: string; columns: string }
  | { kind: 'openQuote'; line: string }
  | { kind: 'unevenRow'; line: string; expected: string; found: string }
  | { kind: 'namelessColumn'; number: string }
  | { kind: 'duplicateColumn'; name: string }
  | { kind: 'badJson'; reason: string }
  | { kind: 'nestedValue'; row: string; name: string };

/** A table, or why there is none. */
export type ParsedTable = { table: Table } | { problem: TableProblem };

/** The most that a chart in a page can show well. */
export const tableLimits = { rows: 500, columns: 20 };

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** A column from its texts: numbers or dates if all of them are. */
export function toColumn(name: string, texts: readonly string[]): Column {
  const filled = texts.filter((text) => text !== '');
  const isAll = (test: (text: string) => boolean) => filled.length > 0 && filled.every(test);
  if (isAll((text) => Number.isFinite(Number(text)))) {
    const cells = texts.map((text) => (text === '' ? null : Number(text)));
    return { name, kind: 'number', cells };
  }
  const isDate = isAll((text) => datePattern.test(text) && !Number.isNaN(Date.parse(text)));
  const cells = texts.map((text) => (text === '' && isDate ? null : text));
  return { name, kind: isDate ? 'date' : 'text', cells };
}
