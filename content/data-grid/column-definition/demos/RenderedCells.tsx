import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { expeditions, type Expedition, type Stage } from '../../shared/expeditions.data';

const colors = { Planned: 'default', 'Under way': 'primary', Home: 'success' } as const;

function StageChip({ value = 'Planned' }: GridRenderCellParams<Expedition, Stage>) {
  return <Chip size="small" variant="outlined" color={colors[value]} label={value} />;
}

function SpentBar({ value = 0 }: GridRenderCellParams<Expedition, number>) {
  const percent = Math.round(value * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(percent, 100)}
        color={percent > 100 ? 'error' : 'primary'}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box sx={{ width: 44, textAlign: 'end' }}>{percent}%</Box>
    </Box>
  );
}

// preview-start
const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 140, flex: 1 },
  { field: 'stage', headerName: 'Stage', width: 115, display: 'flex', renderCell: StageChip },
  {
    field: 'share',
    headerName: 'Budget spent',
    width: 170,
    display: 'flex',
    valueGetter: (_value, row) => row.spent / row.budget,
    renderCell: SpentBar,
  },
];
// preview-end

export default function RenderedCells() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Expeditions" rows={expeditions} columns={columns} hideFooter />
    </Box>
  );
}
