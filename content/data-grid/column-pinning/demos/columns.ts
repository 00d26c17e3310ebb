import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Station } from '../../shared/stations.data';

/** The columns of the demos on this page. */
export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 130 },
  { field: 'terrain', headerName: 'Terrain', width: 110 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130 },
  { field: 'temperature', headerName: 'Temperature', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 100 },
  { field: 'installed', headerName: 'Installed', type: 'date', width: 130 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 90 },
];
