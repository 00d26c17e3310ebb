import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Stage } from './stages.data';

export const columns: GridColDef<Stage>[] = [
  { field: 'name', headerName: 'Stage', flex: 1, minWidth: 150 },
  { field: 'km', headerName: 'km', type: 'number', width: 80 },
  { field: 'ascent', headerName: 'Ascent, m', type: 'number', width: 105 },
];
