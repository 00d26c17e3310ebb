import type { GridFilterModel } from '@mui/x-data-grid';

const operators: Record<string, string[]> = {
  film: ['contains', 'equals', 'startsWith', 'endsWith', 'isEmpty', 'isNotEmpty'],
  hall: ['is', 'not', 'isAnyOf'],
  date: ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore'],
  sold: ['=', '!=', '>', '>=', '<', '<='],
};

/** Keeps the items that today's columns understand. Anyone can change what is stored. */
export function checkModel(stored: unknown): GridFilterModel {
  const { items, quickFilterValues } = (stored ?? {}) as Partial<GridFilterModel>;
  return {
    items: Array.isArray(items)
      ? items.filter(({ field, operator }) => operators[field]?.includes(operator))
      : [],
    quickFilterValues: Array.isArray(quickFilterValues) ? quickFilterValues.map(String) : [],
  };
}
