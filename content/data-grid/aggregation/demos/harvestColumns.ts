import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Harvest } from './harvest.data';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Columns of an orchard's harvest. */
export const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90 },
  { field: 'slope', headerName: 'Slope', width: 75 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 85 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 95,
    valueFormatter: (value: number | null) => (value == null ? '' : euros.format(value)),
  },
];
