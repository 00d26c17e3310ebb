import type { GridFilterModel } from '@mui/x-data-grid';
import { latency, queryRows } from '../../../shared/queryRows';
import { parcels } from './parcels.data';
import type { Parcel } from './parcels.data';

/** What the client asks for. It contains conditions that have a value, and nothing else. */
export interface ParcelQuery {
  filters: { field: string; operator: string; value: unknown }[];
  search: string[];
}

/** Opening the filter panel adds an item without a value, which the server must not receive. */
export function toQuery({ items, quickFilterValues = [] }: GridFilterModel): ParcelQuery {
  const filters = items
    .filter(({ value }) => value !== undefined && value !== '')
    .map(({ field, operator, value }) => ({ field, operator, value }));
  return { filters, search: quickFilterValues };
}

/** Answers after a short delay with the first matches, as a server would. */
export async function fetchParcels({ filters, search }: ParcelQuery, pageSize = 100) {
  await latency();
  const filterModel = { items: filters, quickFilterValues: search };
  const found: Parcel[] = queryRows(parcels, { filterModel, sortModel: [] });
  return { rows: found.slice(0, pageSize), rowCount: found.length };
}
