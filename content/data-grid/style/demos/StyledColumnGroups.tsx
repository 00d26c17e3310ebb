import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 140, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 120 },
  { field: 'members', headerName: 'Members', type: 'number', width: 100 },
  { field: 'budget', headerName: 'Budget, €', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent, €', type: 'number', width: 110 },
];

// preview-start
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Team',
    headerClassName: 'team-group',
    headerAlign: 'center',
    children: [{ field: 'leader' }, { field: 'members' }],
  },
  {
    groupId: 'Money',
    headerClassName: 'money-group',
    headerAlign: 'center',
    children: [{ field: 'budget' }, { field: 'spent' }],
  },
];
// preview-end

export default function StyledColumnGroups() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Expeditions, teams and money"
        rows={expeditions}
        columns={columns}
        // preview-start
        columnGroupingModel={groups}
        // preview-end
        columnGroupHeaderHeight={40}
        hideFooter
        // preview-start
        sx={{
          '& .team-group': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          '& .money-group': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
        }}
        // preview-end
      />
    </Box>
  );
}
