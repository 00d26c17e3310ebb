import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const early = ['School', 'Lanes', 'School', 'Lanes', 'School', 'Closed', 'Closed'];
const late = ['Lanes', 'Lanes', 'Aqua fit', 'Lanes', 'Polo', 'Families', 'Families'];

interface Hour {
  id: number;
  plan: string[];
}

const hours: Hour[] = [9, 10, 11, 12, 13, 14, 15, 16].map((id) => ({
  id,
  plan: days.map((_day, index) => {
    if (id < 11 || (id < 13 && index < 5)) {
      return early[index] ?? '';
    }
    return id === 16 && index === 6 ? 'Closed' : (late[index] ?? '');
  }),
}));

const columns: GridColDef<Hour>[] = [
  {
    field: 'id',
    headerName: 'Hour',
    width: 75,
    sortable: false,
    valueFormatter: (value: number) => `${value}:00`,
  },
  ...days.map((headerName, index): GridColDef<Hour> => ({
    field: headerName,
    headerName,
    flex: 1,
    minWidth: 85,
    sortable: false,
    align: 'center',
    headerAlign: 'center',
    // preview-start
    valueGetter: (_value, row) => row.plan[index],
    cellClassName: ({ value }) => (value === 'Closed' ? 'closed' : 'open'),
    // preview-end
  })),
];

export default function PoolCalendar() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Week of a swimming pool"
        rows={hours}
        columns={columns}
        rowHeight={40}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
        sx={{
          '& .open': { bgcolor: 'action.hover' },
          '& .closed': { color: 'text.secondary' },
          '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' },
        }}
      />
      {/* preview-end */}
    </div>
  );
}
