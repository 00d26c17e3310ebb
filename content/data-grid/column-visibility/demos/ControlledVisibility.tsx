import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'members', headerName: 'Members', type: 'number' },
  { field: 'budget', headerName: 'Budget, €', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent, €', type: 'number', width: 110 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  People: { budget: false, spent: false },
  Money: { leader: false, members: false },
};

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(views.People ?? {});
  const current = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_event, name: string | null) => setModel(views[name ?? ''] ?? {})}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Expeditions"
          rows={expeditions}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}
