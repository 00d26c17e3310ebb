/*
 * A small data server: each handler is a pure function from a request to a response, both plain JSON.
 * It has no dependencies, so the same file runs in a page, in a worker, and on a server.
 */

export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

export interface SortItem {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

/** What the grid sends. Each handler reads the part that it supports. */
export interface DataRequest {
  sortModel?: readonly SortItem[];
  filterModel?: {
    items: readonly FilterItem[];
    logicOperator?: string;
    quickFilterValues?: readonly unknown[];
  };
  /** First and last row, both included. */
  start?: number | string;
  end?: number;
  /** Keys of the parents of the requested level; empty for the first level. */
  groupKeys?: readonly string[];
  groupFields?: readonly string[];
  aggregationModel?: Readonly<Record<string, string>>;
  pivotModel?: {
    columns: readonly SortItem[];
    rows: readonly { field: string }[];
    values: readonly { field: string; aggFunc: string }[];
  };
}

export interface PivotColumn {
  key: string;
  group: string;
  children?: PivotColumn[];
}

/** What the server answers. */
export interface DataResponse {
  rows: object[];
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
  pivotColumns?: PivotColumn[];
}

export type DataHandler = (request: DataRequest) => DataResponse;

function cell(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

const text = (value: unknown) => String(value ?? '').toLowerCase();

/** The operators of the columns of type string, number, boolean, and singleSelect. */
const operators: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  contains: (value, wanted) => text(value).includes(text(wanted).trim()),
  doesNotContain: (value, wanted) => !text(value).includes(text(wanted).trim()),
  equals: (value, wanted) => text(value) === text(wanted).trim(),
  doesNotEqual: (value, wanted) => text(value) !== text(wanted).trim(),
  startsWith: (value, wanted) => text(value).startsWith(text(wanted).trim()),
  endsWith: (value, wanted) => text(value).endsWith(text(wanted).trim()),
  is: (value, wanted) => text(value) === text(wanted),
  not: (value, wanted) => text(value) !== text(wanted),
  '=': (value, wanted) => Number(value) === Number(wanted),
  '!=': (value, wanted) => Number(value) !== Number(wanted),
  '>': (value, wanted) => Number(value) > Number(wanted),
  '>=': (value, wanted) => Number(value) >= Number(wanted),
  '<': (value, wanted) => Number(value) < Number(wanted),
  '<=': (value, wanted) => Number(value) <= Number(wanted),
  isEmpty: (value) => text(value) === '',
  isNotEmpty: (value) => text(value) !== '',
  isAnyOf: (value, wanted) =>
    Array.isArray(wanted) && wanted.some((one) => text(one) === text(value)),
};

/** An item without a value does not filter: opening the filter panel adds one. */
function isComplete({ operator, value }: FilterItem): boolean {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return true;
  }
  return Array.isArray(value) ? value.length > 0 : (value ?? '') !== '';
}

function createFilter({ filterModel }: DataRequest): (row: object) => boolean {
  const items = filterModel?.items.filter(isComplete) ?? [];
  const words = filterModel?.quickFilterValues ?? [];
  return (row) => {
    const passes = ({ field, operator, value }: FilterItem) => {
      if (!Object.hasOwn(operators, operator)) {
        throw new Error(`The server does not support the operator "${operator}".`);
      }
      return operators[operator]?.(cell(row, field), value) ?? false;
    };
    const isFound =
      filterModel?.logicOperator === 'or' && items.length > 0
        ? items.some(passes)
        : items.every(passes);
    const content = text(Object.values(row).join(' '));
    return isFound && words.every((word) => content.includes(text(word)));
  };
}

/** Sorts by the cells of the rows. The grouping column has its own field, which means the group key. */
function sortRows<Row extends object>(rows: Row[], { sortModel = [] }: DataRequest): Row[] {
  return rows.toSorted((one, other) => {
    for (const { field, sort } of sortModel) {
      const name = field.startsWith('__') ? 'groupKey' : field;
      const [left, right] = [cell(one, name), cell(other, name)] as [string, string];
      if (left !== right && sort) {
        return (left < right ? -1 : 1) * (sort === 'desc' ? -1 : 1);
      }
    }
    return 0;
  });
}

/** Cuts out the requested rows of the first level. Deeper levels are not paginated. */
function slice(rows: object[], { start = 0, end = Infinity, groupKeys = [] }: DataRequest) {
  return groupKeys.length === 0
    ? { rows: rows.slice(Number(start), end + 1), rowCount: rows.length }
    : { rows };
}

const functions: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  min: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
  max: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  size: (values) => values.length,
};

function aggregate(rows: readonly object[], name: string, field: string): number | null {
  const values = rows
    .map((row) => Number(cell(row, field)))
    .filter((value) => !Number.isNaN(value));
  const compute = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!compute) {
    throw new Error(`The server does not support the function "${name}".`);
  }
  return values.length > 0 ? compute(values) : null;
}

function aggregateAll(rows: readonly object[], model: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => [field, aggregate(rows, name, field)]),
  );
}

function groupBy<Row extends object>(rows: readonly Row[], field: string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(cell(row, field));
    const members = groups.get(key);
    if (members) {
      members.push(row);
    } else {
      groups.set(key, [row]);
    }
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Filters, sorts, and paginates. */
export function createListHandler(rows: readonly object[]): DataHandler {
  return (request) => {
    const found = rows.filter(createFilter(request));
    return slice(sortRows(found, request), request);
  };
}

/** Also groups rows, level by level, and aggregates each group and all rows together. */
export function createGroupHandler(rows: readonly object[]): DataHandler {
  return (request) => {
    const { groupKeys = [], groupFields = [], aggregationModel } = request;
    const found = rows.filter(createFilter(request));
    const aggregateRow = aggregateAll(found, aggregationModel);
    const inside = found.filter((row) =>
      groupKeys.every((key, level) => String(cell(row, groupFields[level] ?? '')) === key),
    );
    const field = groupFields[groupKeys.length];
    if (field === undefined) {
      return { ...slice(sortRows(inside, request), request), aggregateRow };
    }
    const groups = groupBy(inside, field).map(([groupKey, members]) => ({
      id: [...groupKeys, groupKey].join('/'),
      groupKey,
      [field]: groupKey,
      childCount: members.length,
      ...aggregateAll(members, aggregationModel),
    }));
    return { ...slice(sortRows(groups, request), request), aggregateRow };
  };
}

/** Also pivots: one cell for each combination of the column values with each value field. */
export function createPivotHandler(rows: readonly object[]): DataHandler {
  const answerGroups = createGroupHandler(rows);
  return (request) => {
    const { pivotModel, groupKeys = [] } = request;
    if (!pivotModel) {
      return answerGroups(request);
    }
    const found = rows.filter(createFilter(request));
    const rowFields = pivotModel.rows.map(({ field }) => field);
    const inside = found.filter((row) =>
      groupKeys.every((key, level) => String(cell(row, rowFields[level] ?? '')) === key),
    );
    const field = rowFields[groupKeys.length];
    const groups = (field === undefined ? [] : groupBy(inside, field)).map(
      ([groupKey, members]) => ({
        id: [...groupKeys, groupKey].join('/'),
        groupKey,
        [field ?? '']: groupKey,
        childCount: members.length,
        ...pivotCells(members, pivotModel.columns, pivotModel.values),
      }),
    );
    return {
      ...slice(sortRows(groups, request), request),
      pivotColumns: pivotColumns(found, pivotModel.columns),
      aggregateRow: pivotCells(found, pivotModel.columns, pivotModel.values),
    };
  };
}

type PivotModel = NonNullable<DataRequest['pivotModel']>;

function pivotColumns(rows: object[], [first, ...rest]: PivotModel['columns']): PivotColumn[] {
  if (!first) {
    return [];
  }
  const groups = groupBy(rows, first.field).map(([key, members]) => ({
    key,
    group: key,
    ...(rest.length > 0 && { children: pivotColumns(members, rest) }),
  }));
  return first.sort === 'desc' ? groups.toReversed() : groups;
}

function pivotCells(
  rows: object[],
  [first, ...rest]: PivotModel['columns'],
  values: PivotModel['values'],
  path: string[] = [],
): Record<string, unknown> {
  if (!first) {
    return Object.fromEntries(
      values.map(({ field, aggFunc }) => [
        [...path, field].join('/'),
        aggregate(rows, aggFunc, field),
      ]),
    );
  }
  const cells = groupBy(rows, first.field).map(([key, members]) =>
    pivotCells(members, rest, values, [...path, key]),
  );
  return Object.assign({}, ...cells);
}

/** A row that knows the keys from the root of the tree to itself. */
interface TreeRow {
  path: readonly string[];
}

/** Answers one level of a tree. A row stays when it or a row below it passes the filter. */
export function createTreeHandler(rows: readonly TreeRow[]): DataHandler {
  const isBelow = (row: TreeRow, path: readonly string[]) =>
    row.path.length > path.length && path.every((key, level) => row.path[level] === key);

  return (request) => {
    const { groupKeys = [], aggregationModel = {} } = request;
    const passes = createFilter(request);
    const found = rows.filter(passes);
    const kept = rows.filter(
      (row) => passes(row) || found.some((inner) => isBelow(inner, row.path)),
    );
    const level = kept
      .filter((row) => row.path.length === groupKeys.length + 1 && isBelow(row, groupKeys))
      .map((row) => {
        const inside = kept.filter((inner) => isBelow(inner, row.path));
        return {
          ...row,
          groupKey: row.path.at(-1),
          childCount: inside.filter(({ path }) => path.length === row.path.length + 1).length,
          ...(inside.length > 0 && aggregateAll(inside, aggregationModel)),
        };
      });
    return {
      ...slice(sortRows(level, request), request),
      aggregateRow: aggregateAll(kept, aggregationModel),
    };
  };
}
