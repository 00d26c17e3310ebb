import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupingModel, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, races } from './regatta.data';

const groups: Record<string, string[]> = {
  Crew: ['boat', 'club'],
  Splits: ['split500', 'split1000', 'split1500'],
};

// preview-start
const columnGroupingModel: GridColumnGroupingModel = Object.entries(groups).map(
  ([groupId, fields]) => ({ groupId, children: fields.map((field) => ({ field })) }),
);

function toVisibilityModel(shown: string[]): GridColumnVisibilityModel {
  const entries = Object.entries(groups).flatMap(([groupId, fields]) =>
    fields.map((field) => [field, shown.includes(groupId)] as const),
  );
  return Object.fromEntries(entries);
}
// preview-end

export default function ShowGroups() {
  const [shown, setShown] = React.useState<string[]>(['Crew']);
  const columnVisibilityModel = React.useMemo(() => toVisibilityModel(shown), [shown]);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Groups of columns"
        value={shown}
        onChange={(_event, value: string[]) => setShown(value)}
      >
        {Object.keys(groups).map((groupId) => (
          <ToggleButton key={groupId} value={groupId} sx={{ textTransform: 'none' }}>
            {groupId}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 274 }}>
        <DataGrid
          aria-label="Results with chosen groups"
          rows={races}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          // preview-start
          columnVisibilityModel={columnVisibilityModel}
          // preview-end
          disableColumnSelector
          hideFooter
        />
      </div>
    </Stack>
  );
}
