import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { tasks } from './plan.data';

const first = new Date(2026, 2, 1).getTime();
const span = new Date(2026, 5, 7).getTime() - first;
const percent = (date: Date) => ((date.getTime() - first) / span) * 100;
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

// preview-start
const columns: GridColDef<(typeof tasks)[number]>[] = [
  { field: 'name', headerName: 'Task', width: 110 },
  {
    field: 'start',
    headerName: 'March to June',
    type: 'date',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row }) => (
      <Box sx={{ position: 'relative', width: '100%', height: '100%' }}>
        <Box
          role="img"
          aria-label={`${day.format(row.start)} to ${day.format(row.end)}`}
          sx={{
            position: 'absolute',
            top: '30%',
            height: '40%',
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
          style={{
            insetInlineStart: `${percent(row.start)}%`,
            width: `${percent(row.end) - percent(row.start)}%`,
          }}
        />
      </Box>
    ),
  },
];
// preview-end

export default function GridTimeline() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Plan of a renovation. Invented data."
        rows={tasks}
        columns={columns}
        getRowId={(row) => row.name}
        hideFooter
      />
    </Box>
  );
}
