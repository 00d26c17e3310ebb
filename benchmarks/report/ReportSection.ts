import { cellText, type Table } from '#benchmarks/formatTable.ts';
import { escapeHtml } from './svgImage.ts';

/** A section of the report: plots and the tables with their data. */
export interface ReportSection {
  heading: string;
  /** How to read it, in a sentence or two. */
  text: string;
  /** Figures as HTML. */
  plots: string[];
  tables: Table[];
}

/** A table that scrolls horizontally on narrow screens. */
export function htmlTable({ title, header, rows }: Table): string {
  const isNumber = header.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const align = (column: number) => (isNumber[column] ? ' class="number"' : '');
  const head = header.map(
    (name, column) => `<th scope="col"${align(column)}>${escapeHtml(name)}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map(
      (cell, column) => `<td${align(column)}>${escapeHtml(cellText(cell))}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const label = escapeHtml(title);
  return `<h3>${label}</h3>
<div class="table" role="region" aria-label="${label}" tabindex="0">
<table aria-label="${label}">
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}
