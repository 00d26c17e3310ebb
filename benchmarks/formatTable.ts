/** A cell: text is set left, a number right with its decimals, null as a dash. */
export type Cell = string | number | null;

/** A table with its title. */
export interface Table {
  title: string;
  header: string[];
  rows: Cell[][];
}

const numeric = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A cell as a person reads it. */
export function cellText(cell: Cell): string {
  if (cell === null) {
    return '–';
  }
  return typeof cell === 'number' ? numeric.format(cell) : cell;
}

/** Lays a table out in aligned columns under a title. */
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
