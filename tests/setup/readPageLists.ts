import { expect } from 'vitest';

/** The cells of each row of the table whose header row starts with a text. */
export function readTable(page: string, header: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${header} |`));
  expect(start, `a table that starts with ${header}`).toBeGreaterThan(-1);
  const rows: string[][] = [];
  for (const line of lines.slice(start + 2)) {
    if (!line.startsWith('|')) {
      break;
    }
    rows.push(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

/** The pieces of a text that are written as code. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** The strings in single quotes: values of a list on a page, or of a union type. */
export function stringsIn(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}
