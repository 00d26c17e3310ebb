import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130, editable: true },
  {
    field: 'km',
    headerName: 'Length',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value} km`,
  },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Easy', 'Moderate', 'Hard'],
    width: 110,
    editable: true,
  },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 80, editable: true },
];

const rows = [
  { id: 1, trail: 'Heron Loop', km: 6.4, level: 'Easy', open: true },
  { id: 2, trail: 'Granite Steps', km: 11.2, level: 'Hard', open: true },
  { id: 3, trail: 'Old Mill Path', km: 4.8, level: 'Easy', open: false },
  { id: 4, trail: 'Saddle Ridge', km: 18.5, level: 'Hard', open: true },
  { id: 5, trail: 'Fern Hollow', km: 9.1, level: 'Moderate', open: true },
  { id: 6, trail: 'Lighthouse Walk', km: 7.7, level: 'Moderate', open: false },
  { id: 7, trail: 'Juniper Traverse', km: 14.0, level: 'Hard', open: true },
];

export default function Miniature() {
  return (
    <div style={{ height: 278, width: '100%' }}>
      <DataGrid
        aria-label="Hiking trails"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        checkboxSelection
        initialState={{ sorting: { sortModel: [{ field: 'km', sort: 'asc' }] } }}
        sx={{ border: 0 }}
      />
    </div>
  );
}
