import type { FeedbackRow } from '#server/database/FeedbackDatabase.ts';

const columns = [
  'created_at',
  'page',
  'section',
  'product',
  'language',
  'version',
  'rating',
  'comment',
  'voter',
  'id',
] as const satisfies (keyof FeedbackRow)[];

/** Feedback as a table for spreadsheets, RFC 4180. */
export function feedbackToCsv(rows: readonly FeedbackRow[]): string {
  const lines = rows.map((row) => columns.map((column) => csvField(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

/** Feedback as JSON. */
export function feedbackToJson(rows: readonly FeedbackRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function csvField(value: string | number | null): string {
  const text = String(value ?? '');
  // A spreadsheet would take what begins like this for a formula, and a reader may have written one on purpose.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
