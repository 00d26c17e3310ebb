/** A cell: text is aligned left, a number right, null is shown as a dash. */
export type Cell = string | number | null;

/** A table with its title. */
export interface Table {
  title: string;
  header: string[];
  rows: Cell[][];
}

const numeric = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Text of a cell. */
export function cellText(cell: Cell): string {
  if (cell === null) {
    return '–';
  }
  return typeof cell === 'number' ? numeric.format(cell) : cell;
}

/** Formats a table as aligned columns under a title. */
export function formatTable(title: string, header: string[], rows: Cell[][]): string {
  const isNumber = header.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const lines = [header, ...rows.map((row) => row.map(cellText))];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const layOut = (line: string[]) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const [head = [], ...body] = lines;
  return [title, layOut(head), rule, ...body.map(layOut)].join('\n');
}

/** A number with at most this many decimals. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** Bytes as kilobytes of 1,000 bytes, with one decimal. */
export function kilobytes(bytes: number): number {
  return rounded(bytes / 1000);
}
