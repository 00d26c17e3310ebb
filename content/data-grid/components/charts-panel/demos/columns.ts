import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Month } from './energy.data';

/** Columns for the energy of a farm. Months cannot be values, numbers cannot be dimensions. */
export const columns: GridColDef<Month>[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 90 },
  { field: 'solar', headerName: 'Solar (kWh)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind (kWh)', type: 'number', width: 120 },
  { field: 'used', headerName: 'Used (kWh)', type: 'number', width: 120 },
];
