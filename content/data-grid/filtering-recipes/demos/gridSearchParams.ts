import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { checkModel } from './checkModel';

/** The parts of the grid that a link contains. */
export interface GridView {
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
  paginationModel: GridPaginationModel;
}

const pageSizes = [3, 5];

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // The link was cut off.
  }
}

/** Reads a view from the query of a URL. Unknown and damaged parts get their default. */
export function readView(search: string): GridView {
  const params = new URLSearchParams(search);
  const [field = '', direction] = (params.get('sort') ?? '').split('.');
  const page = Math.max(Math.trunc(Number(params.get('page') ?? 1)) - 1 || 0, 0);
  const size = Number(params.get('size'));
  return {
    filterModel: checkModel(parseJson(params.get('filter'))),
    sortModel: direction === 'asc' || direction === 'desc' ? [{ field, sort: direction }] : [],
    paginationModel: { page, pageSize: pageSizes.includes(size) ? size : 3 },
  };
}

/** Writes a view to a query. It leaves out defaults to keep links short. */
export function writeView({ filterModel, sortModel, paginationModel }: GridView): string {
  const params = new URLSearchParams();
  const items = filterModel.items
    .filter(({ value }) => value !== undefined && value !== '')
    .map(({ field, operator, value }) => ({ field, operator, value }));
  const { quickFilterValues = [] } = filterModel;
  if (items.length > 0 || quickFilterValues.length > 0) {
    params.set('filter', JSON.stringify({ items, quickFilterValues }));
  }
  if (sortModel[0]?.sort) {
    params.set('sort', `${sortModel[0].field}.${sortModel[0].sort}`);
  }
  if (paginationModel.page > 0) {
    params.set('page', String(paginationModel.page + 1));
  }
  if (paginationModel.pageSize !== 3) {
    params.set('size', String(paginationModel.pageSize));
  }
  return params.size > 0 ? `?${params}` : '';
}
