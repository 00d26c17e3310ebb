import type { GridDataSource } from '@mui/x-data-grid';
import { latency, queryRows } from '../../shared/queryRows';
import { lighthouses } from './lighthouses.data';

/** Filters, sorts, and cuts out the requested page, as a server would. */
export const lighthouseSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    await latency();
    const found = queryRows(lighthouses, { sortModel, filterModel });
    return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
  },
};
