import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { latency, queryRows } from '../../shared/queryRows';

/** A find in the collection of a museum. */
export interface Meteorite {
  id: number;
  name: string;
  grams: number;
  year: number;
}

const places = ['Alder Creek', 'Brim Hill', 'Cinder Flat', 'Dune Nine', 'Elk Ford', 'Frost Moor'];

const meteorites: Meteorite[] = Array.from({ length: 600 }, (_, index) => ({
  id: index + 1,
  name: `${places[(index * 5) % 6]} ${index + 1}`,
  grams: ((index * 7919) % 4800) + 12,
  year: 1850 + ((index * 37) % 170),
}));

/** What the server returns for the rows `start` to `end`. */
async function find({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  await latency();
  const found = queryRows(meteorites, { sortModel, filterModel });
  return { rows: found.slice(Number(start), end + 1), total: found.length };
}

/** Returns the number of all rows with each response. */
export const countedSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await find(params);
    return { rows, rowCount: total };
  },
};

/** Returns the number of rows with the last response only. */
export const endlessSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await find(params);
    const isLast = params.end + 1 >= total;
    return { rows, rowCount: isLast ? total : -1 };
  },
};

/** Returns one slice, for a client that keeps the rows in its own state. */
export async function fetchSlice(start: number, size: number) {
  const query = { sortModel: [], filterModel: { items: [] } };
  return (await find({ ...query, start, end: start + size - 1 })).rows;
}

export const columns: GridColDef<Meteorite>[] = [
  { field: 'name', headerName: 'Meteorite', flex: 1, minWidth: 140, filterable: false },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 90, filterable: false },
  {
    field: 'year',
    headerName: 'Found',
    type: 'number',
    width: 90,
    filterable: false,
    valueFormatter: (value: number) => String(value),
  },
];
