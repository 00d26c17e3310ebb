import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridGroupingColDefOverride } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false, name: false } },
  sorting: {
    sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const }],
  },
};

export default function SingleColumnSource() {
  const [criteria, setCriteria] = React.useState('');
  // preview-start
  const groupingColDef = React.useMemo<GridGroupingColDefOverride>(
    () => ({
      leafField: 'name',
      mainGroupingCriteria: criteria || undefined,
      headerName: 'River, kind, and bridge',
      width: 220,
    }),
    [criteria],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        size="small"
        label="mainGroupingCriteria"
        value={criteria}
        onChange={(event) => setCriteria(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 260 }}
      >
        <MenuItem value="">none, use leafField</MenuItem>
        <MenuItem value="river">river</MenuItem>
      </TextField>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPremium
          key={criteria}
          aria-label="Bridges sorted by groups or names"
          rows={bridges}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
