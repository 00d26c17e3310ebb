import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getGridDefaultColumnTypes } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { describe, expect, it } from 'vitest';

const text = readFileSync(path.join(import.meta.dirname, 'filtering.md'), 'utf8');

/** Rows of the first table below a heading, each cell as the names in backticks. */
function readTable(anchor: string): string[][][] {
  const [, afterHeading = ''] = text.split(new RegExp(`^## .*\\{#${anchor}[ }].*$`, 'm'));
  const [section = ''] = afterHeading.split(/^#{2,3} /m);
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  return lines
    .filter((line) => !line.startsWith('| `type` |'))
    .map((line) =>
      line
        .split(' | ')
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')),
    );
}

// `custom` is another name for `string`.
const types = Object.entries(getGridDefaultColumnTypes()).filter(([type]) => type !== 'custom');

describe('the lists of the filtering page', () => {
  it('names the operators of each column type, in their order', () => {
    const written = readTable('filter-operators').map(([[type = ''] = [], operators = []]) => [
      type,
      operators,
    ]);
    const installed = types
      .filter(([, column]) => column.filterable)
      .map(([type, { filterOperators = [] }]) => [type, filterOperators.map(({ value }) => value)]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(installed));
  });

  it('says how the quick filter treats each column type', () => {
    const written = readTable('quick-filter').map(([names = []]) => names.toSorted());
    const installed = ['formatted', 'raw', 'never'].map((kind) =>
      types
        .filter(([, column]) => quickFilterOf(column) === kind)
        .map(([type]) => type)
        .toSorted(),
    );
    expect(written).toEqual(installed);
  });
});

/** What a word of the quick filter is compared with in a column. */
function quickFilterOf(column: Omit<GridColDef, 'field'>): string {
  const api = { current: { getRowFormattedValue: () => 'formatted 12' } };
  const apply = (word: string, value: unknown) =>
    column.getApplyQuickFilterFn?.(word, column as never, api as never)?.(
      value,
      {},
      column as never,
      api as never,
    );
  if (apply('FORMAT', 12)) {
    return 'formatted';
  }
  return apply('12', 12) && !apply('1', 12) ? 'raw' : 'never';
}
