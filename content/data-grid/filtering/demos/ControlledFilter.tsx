import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

const views: Record<string, GridFilterModel> = {
  All: { items: [] },
  Open: {
    items: [{ field: 'state', operator: 'isAnyOf', value: ['Waiting', 'In work'] }],
  },
  'Not paid': { items: [{ field: 'paid', operator: 'is', value: false }] },
};

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState(views.Open);
  const current = Object.keys(views).find((name) => views[name] === filterModel);

  const viewButtons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={current ?? null}
      onChange={(_event, name: string | null) => name && setFilterModel(views[name])}
    >
      {Object.keys(views).map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      {viewButtons}
      <div style={{ height: 424, width: '100%' }}>
        <DataGrid
          aria-label="Repairs"
          rows={repairs}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
