import type { GridColDef } from '@mui/x-data-grid';
import type { Stay } from './hutStays.data';

/** Formats an amount without cents. */
export const formatEuros = (value: number | null) =>
  value === null || value === undefined ? '' : `€${Math.round(value).toLocaleString('en')}`;

export const stayColumns: GridColDef<Stay>[] = [
  { field: 'code', headerName: 'Booking', width: 100 },
  { field: 'hut', headerName: 'Hut', width: 140 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'season', headerName: 'Season', width: 100 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: formatEuros,
  },
];
