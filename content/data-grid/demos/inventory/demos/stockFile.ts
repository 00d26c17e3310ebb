import { dataColumns } from './stockColumns';
import type { StockItem } from './stock.data';

/** Quotes a value. Spreadsheets would run text that starts like a formula, so it gets an apostrophe. */
function toCell(value: string | number) {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
  return `"${isFormula ? "'" : ''}${String(value).replaceAll('"', '""')}"`;
}

export function toCsv(items: StockItem[]) {
  const fields = dataColumns.map(({ field }) => field as keyof StockItem);
  const lines = [fields, ...items.map((item) => fields.map((field) => item[field]))];
  return lines.map((line) => line.map(toCell).join(',')).join('\r\n');
}

export function saveFile(name: string, text: string) {
  const link = document.createElement('a');
  // The mark at the beginning makes Excel read the file as UTF-8.
  link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
