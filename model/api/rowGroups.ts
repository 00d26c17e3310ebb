import type { ApiRow } from './apiRows.ts';
import { type PropGroup, propGroups } from './PropGroup.ts';

/** Rows about one subject; without a subject where a table has none. */
export interface RowGroup {
  group: PropGroup | null;
  rows: ApiRow[];
}

/** The rows of a table by subject, in the order of the page. */
export function rowGroups(rows: readonly ApiRow[]): RowGroup[] {
  return [...propGroups, null]
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((found) => found.rows.length > 0);
}
