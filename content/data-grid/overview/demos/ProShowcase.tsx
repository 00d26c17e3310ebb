import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { readings, type Reading } from './buoys.data';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const columns: GridColDef<Reading>[] = [
  { field: 'buoy', headerName: 'Buoy', width: 130 },
  {
    field: 'time',
    headerName: 'Time',
    type: 'dateTime',
    width: 170,
    valueFormatter: (value: Date) => time.format(value),
  },
  { field: 'waves', headerName: 'Waves, m', type: 'number', width: 120 },
  { field: 'period', headerName: 'Period, s', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind, m/s', type: 'number', width: 120 },
  { field: 'gusts', headerName: 'Gusts, m/s', type: 'number', width: 120 },
  { field: 'water', headerName: 'Water, °C', type: 'number', width: 120 },
  { field: 'air', headerName: 'Air, °C', type: 'number', width: 120 },
  { field: 'pressure', headerName: 'Pressure, hPa', type: 'number', width: 140 },
];

export default function ProShowcase() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Buoy readings"
        rows={readings}
        columns={columns}
        rowHeight={38}
        headerFilters
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'buoy'] },
          sorting: {
            sortModel: [
              { field: 'waves', sort: 'desc' },
              { field: 'wind', sort: 'desc' },
            ],
          },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
