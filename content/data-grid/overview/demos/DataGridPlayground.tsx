import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'terrain', headerName: 'Terrain' },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 90 },
];

type Props = Pick<
  DataGridProps,
  | 'density'
  | 'rowHeight'
  | 'checkboxSelection'
  | 'showToolbar'
  | 'showCellVerticalBorder'
  | 'hideFooter'
  | 'loading'
>;

export default function DataGridPlayground(props: Props) {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid label="Weather stations" rows={stations} columns={columns} {...props} />
    </Box>
  );
}
