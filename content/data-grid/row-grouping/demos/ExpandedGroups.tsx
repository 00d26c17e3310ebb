import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false } },
};

export default function ExpandedGroups() {
  const [depth, setDepth] = React.useState(1);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        size="small"
        label="defaultGroupingExpansionDepth"
        value={depth}
        onChange={(event) => setDepth(Number(event.target.value))}
        sx={{ maxWidth: 280 }}
      >
        <MenuItem value={0}>0, all groups closed</MenuItem>
        <MenuItem value={1}>1, rivers open</MenuItem>
        <MenuItem value={-1}>-1, all groups open</MenuItem>
      </TextField>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPremium
          key={depth}
          aria-label="Bridges with open groups"
          rows={bridges}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={depth}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
