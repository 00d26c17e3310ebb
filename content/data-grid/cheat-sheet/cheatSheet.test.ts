import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type GridInitialState,
  GridPreferencePanelsValue,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import { describe, expect, it } from 'vitest';

/** The example of the page, checked by the compiler; `Required` asks for every key. */
const initialState: Required<GridInitialState> = {
  columns: { columnVisibilityModel: { id: false }, orderedFields: ['name', 'city'] },
  density: 'compact',
  filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Oslo' }] } },
  pagination: { paginationModel: { page: 0, pageSize: 25 }, rowCount: 480 },
  preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
  scroll: { top: 520, left: 0 },
  sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
  detailPanel: { expandedRowIds: new Set([4]) },
  pinnedColumns: { left: ['name'], right: ['actions'] },
  aggregation: { model: { price: 'sum' } },
  aiAssistant: { activeConversationIndex: 0, conversations: [] },
  cellSelection: { 4: { name: true } },
  chartsIntegration: { activeChartId: 'prices' },
  pivoting: { enabled: true, model: { rows: [{ field: 'city' }], columns: [], values: [] } },
  rowGrouping: { model: ['city'] },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

describe('the cheat sheet of the Data Grid', () => {
  it('shows an initial state with every key of its type', () => {
    const page = readFileSync(path.join(import.meta.dirname, 'cheat-sheet.md'), 'utf8');
    const [, code = ''] = /```tsx\ninitialState=\{(\{[\s\S]*?\})\}\n```/.exec(page) ?? [];
    // oxlint-disable-next-line typescript/no-implied-eval -- the page is ours, and a parser would do the same with more code
    const shown: unknown = new Function(
      'GridPreferencePanelsValue',
      'GridSidebarValue',
      `return (${code});`,
    )(GridPreferencePanelsValue, GridSidebarValue);
    expect(shown).toEqual(initialState);
  });
});
