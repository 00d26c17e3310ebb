import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';

/** What a client sends to the server: the models of the grid. */
export interface RowQuery {
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const text = (value: unknown) => String(value ?? '').toLowerCase();

/** The filter operators that the server implements. */
const operators: Record<string, (cell: unknown, value: unknown) => boolean> = {
  contains: (cell, value) => text(cell).includes(text(value).trim()),
  startsWith: (cell, value) => text(cell).startsWith(text(value).trim()),
  '=': (cell, value) => Number(cell) === Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

/** Keeps the operators that the server implements, for the `filterOperators` of a column. */
export function supportedOperators<Operator extends { value: string }>(all: Operator[]) {
  return all.filter(({ value }) => value in operators);
}

function matches(row: object, item: GridFilterItem): boolean {
  const operator = operators[item.operator];
  if (!operator) {
    throw new Error(`The server does not support the operator "${item.operator}".`);
  }
  const cells: Record<string, unknown> = { ...row };
  return operator(cells[item.field], item.value);
}

/** Filters and sorts rows as a database would; the latency and the pages are up to the caller. */
export function queryRows<Row extends object>(rows: Row[], { sortModel, filterModel }: RowQuery) {
  // Opening the filter panel adds an item without a value. It must not filter anything.
  const items = filterModel.items.filter(({ value }) => value !== undefined && value !== '');
  const words = filterModel.quickFilterValues ?? [];
  const isAnd = filterModel.logicOperator !== 'or';

  const found = rows.filter((row) => {
    const passes = (item: GridFilterItem) => matches(row, item);
    const passesItems = items.length === 0 || (isAnd ? items.every(passes) : items.some(passes));
    const content = text(Object.values(row).join(' '));
    return passesItems && words.every((word) => content.includes(text(word)));
  });

  return found.toSorted((a, b) => {
    for (const { field, sort } of sortModel) {
      const [left, right] = [a[field as keyof Row], b[field as keyof Row]];
      if (left !== right && sort) {
        return (left < right ? -1 : 1) * (sort === 'desc' ? -1 : 1);
      }
    }
    return 0;
  });
}

/** Waits as long as a request over the network takes. */
export async function latency() {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
}
