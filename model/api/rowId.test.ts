import { describe, expect, it } from 'vitest';
import { apiSlug, kebabCase, rowId } from './rowId.ts';

describe('rowId', () => {
  it.each([
    [rowId('DataGrid', 'prop', 'rows'), 'data-grid-prop-rows'],
    [rowId('DataGrid', 'class', 'cell--flex'), 'data-grid-classes-cell--flex'],
    [rowId('DataGrid', 'slot', 'toolbar'), 'DataGrid-css-toolbar'],
    [rowId('useTreeItem', 'parameter', 'itemId'), 'use-tree-item-parameters-itemId'],
    [rowId('useTreeItem', 'return', 'status'), 'use-tree-item-return-value-status'],
  ])('%s', (id, expected) => {
    expect(id).toBe(expected);
  });
});

describe('kebabCase', () => {
  it.each([
    ['DateTimePicker', 'date-time-picker'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['MultiInputDateRangeField', 'multi-input-date-range-field'],
    ['PickerDay2', 'picker-day2'],
    ['useGridApiRef', 'use-grid-api-ref'],
  ])('%s → %s', (name, expected) => {
    expect(kebabCase(name)).toBe(expected);
  });

  it('leaves the mark of an unstable export out of its address', () => {
    expect(apiSlug('Unstable_SankeyChart')).toBe('sankey-chart');
    expect(apiSlug('unstable_useDateField')).toBe('use-date-field');
  });
});
