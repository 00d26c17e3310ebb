import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { screenings } from './screenings.data';
import type { Screening } from './screenings.data';

const columns: GridColDef<Screening>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'screen', headerName: 'Screen', width: 110 },
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 150 },
];

export default function SpannedRows() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Screenings of a weekend"
        rows={screenings}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
