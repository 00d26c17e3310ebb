import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const columns: GridColDef[] = [
  { field: 'orchard', headerName: 'Orchard', width: 120, hideable: false },
  ...months.flatMap<GridColDef>((month) => [
    { field: `${month} rain`, headerName: `${month} rain`, type: 'number', width: 130 },
    { field: `${month} frost`, headerName: `${month} frost`, type: 'number', width: 130 },
  ]),
];

function orchard(id: number, name: string, rain: number[], frost: number[]) {
  const perMonth = months.map((month, index) => ({
    [`${month} rain`]: rain[index],
    [`${month} frost`]: frost[index],
  }));
  return Object.assign({ id, orchard: name }, ...perMonth);
}

const rows = [
  orchard(1, 'Hillfoot', [62, 48, 51, 40, 55, 38], [11, 9, 4, 1, 0, 0]),
  orchard(2, 'River Side', [70, 52, 49, 44, 60, 41], [14, 12, 6, 2, 0, 0]),
  orchard(3, 'Old Glebe', [58, 45, 47, 37, 52, 35], [9, 8, 3, 0, 0, 0]),
];

export default function ToggleFoundColumns() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        label="Orchard weather"
        rows={rows}
        columns={columns}
        slotProps={{ columnsManagement: { toggleAllMode: 'filteredOnly' } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
