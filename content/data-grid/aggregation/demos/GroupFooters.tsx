import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

type Position = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

// preview-start
const positions: Record<string, Position> = {
  'Groups above, total below': (group) => (group.depth === -1 ? 'footer' : 'inline'),
  'Both below': () => 'footer',
  'Only in groups': (group) => (group.depth === -1 ? null : 'inline'),
  'Only the total': (group) => (group.depth === -1 ? 'footer' : null),
};
// preview-end

export default function GroupFooters() {
  const [place, setPlace] = React.useState('Both below');
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Totals"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
        sx={{ maxWidth: 280 }}
      >
        {Object.keys(positions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 632 }}>
        <DataGridPremium
          aria-label="Harvest with movable totals"
          rows={harvest}
          columns={columns}
          groupingColDef={{ headerName: 'Slope', leafField: 'variety', minWidth: 150, flex: 1 }}
          defaultGroupingExpansionDepth={-1}
          getAggregationPosition={positions[place]}
          initialState={{
            rowGrouping: { model: ['slope'] },
            aggregation: { model: { crates: 'sum', revenue: 'sum' } },
            columns: { columnVisibilityModel: { slope: false, variety: false } },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
