import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'stage', headerName: 'Stage' },
];

const classNames = { Planned: '', 'Under way': 'under-way', Home: 'home' };

function tint(theme: Theme, color: 'primary' | 'success') {
  const { main } = (theme.vars ?? theme).palette[color];
  return {
    bgcolor: theme.alpha(main, 0.12),
    '&:hover': { bgcolor: theme.alpha(main, 0.2) },
    '&.Mui-selected, &.Mui-selected:hover': { bgcolor: theme.alpha(main, 0.3) },
  };
}

export default function RowColors() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Expeditions by stage"
        rows={expeditions}
        columns={columns}
        getRowClassName={({ row }) => classNames[row.stage]}
        hideFooter
        sx={(theme) => ({
          '& .under-way': tint(theme, 'primary'),
          '& .home': tint(theme, 'success'),
        })}
      />
    </Box>
  );
}
