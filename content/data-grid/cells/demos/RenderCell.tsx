import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { roasts } from './roasts.data';
import type { Roast } from './roasts.data';

// preview-start
function ScoreCell({ value, row }: GridRenderCellParams<Roast, number | null>) {
  if (value == null) {
    return 'Not tasted';
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Score of ${row.farm}`}
        sx={{ flex: 1 }}
      />
      {value}
    </Box>
  );
}
// preview-end

const columns: GridColDef<Roast>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 110 },
  // preview-start
  {
    field: 'score',
    headerName: 'Score',
    width: 180,
    display: 'flex',
    renderCell: (params) => <ScoreCell {...params} />,
  },
  // preview-end
];

export default function RenderCell() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Scores of roasts" rows={roasts} columns={columns} hideFooter />
    </div>
  );
}
