import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { screenings } from './screenings.data';
import type { Screening } from './screenings.data';

const columns: GridColDef<Screening>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'screen',
    headerName: 'Screen',
    width: 110,
    rowSpanValueGetter: (_value, row) => `${row.day} ${row.screen}`,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 90,
    rowSpanValueGetter: (_value, row) => `${row.day} ${row.screen}`,
  },
  {
    field: 'film',
    headerName: 'Film',
    flex: 1,
    minWidth: 150,
    rowSpanValueGetter: () => null,
  },
];

export default function SpanningValue() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Screenings, merged within a day"
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
