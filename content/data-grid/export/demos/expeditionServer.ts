import type { GridDataSource } from '@mui/x-data-grid';
import { expeditions } from '../../shared/expeditions.data';
import type { Expedition } from '../../shared/expeditions.data';
import { latency, queryRows } from '../../shared/queryRows';
import type { RowQuery } from '../../shared/queryRows';

/** Answers with one page of expeditions, as a server would. */
export const expeditionSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    await latency();
    const found = queryRows(expeditions, { sortModel, filterModel });
    return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
  },
};

/** Quotes a value. Text that a spreadsheet would run as a formula gets an apostrophe; numbers stay numbers. */
function toCell(value: unknown) {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
  return `"${isFormula ? "'" : ''}${String(value ?? '').replaceAll('"', '""')}"`;
}

/** Writes all rows that match the query to a CSV file, not only one page. */
export async function exportExpeditions(query: RowQuery, fields: string[]) {
  await latency();
  const lines = queryRows(expeditions, query).map((row) =>
    fields.map((field) => toCell(row[field as keyof Expedition])).join(','),
  );
  return [fields.map(toCell).join(','), ...lines].join('\r\n');
}
