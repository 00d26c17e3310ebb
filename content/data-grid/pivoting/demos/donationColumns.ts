import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Donation } from './donations.data';

/** Columns of the deliveries to a food bank. */
export const columns: GridColDef<Donation>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'town', headerName: 'Town', width: 90 },
  { field: 'donor', headerName: 'Donor', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 90 },
  { field: 'kg', headerName: 'Weight (kg)', type: 'number', width: 105 },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 90,
    valueFormatter: (value: number | null) =>
      value == null ? '' : `€${value.toLocaleString('en')}`,
  },
];
