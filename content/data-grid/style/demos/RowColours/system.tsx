import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'stage', headerName: 'Stage' },
];

const classNames = { Planned: '', 'Under way': 'under-way', Home: 'home' };

export default function RowColours() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Expeditions by stage"
        rows={expeditions}
        columns={columns}
        getRowClassName={({ row }) => classNames[row.stage]}
        hideFooter
        sx={(theme) => {
          const { primary, success } = (theme.vars ?? theme).palette;
          return {
            '& .under-way': {
              bgcolor: theme.alpha(primary.main, 0.12),
              '&:hover': { bgcolor: theme.alpha(primary.main, 0.2) },
              '&.Mui-selected, &.Mui-selected:hover': { bgcolor: theme.alpha(primary.main, 0.3) },
            },
            '& .home': {
              bgcolor: theme.alpha(success.main, 0.12),
              '&:hover': { bgcolor: theme.alpha(success.main, 0.2) },
              '&.Mui-selected, &.Mui-selected:hover': { bgcolor: theme.alpha(success.main, 0.3) },
            },
          };
        }}
      />
    </Box>
  );
}
