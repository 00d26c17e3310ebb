import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

export default function AggregationScope() {
  const [all, setAll] = React.useState(true);
  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
        label="Total of all rows"
      />
      <div style={{ height: 268 }}>
        {/* preview-start */}
        <DataGridPremium
          aggregationRowsScope={all ? 'all' : 'filtered'}
          aria-label="Harvest of the south slope"
          rows={harvest}
          columns={columns}
          initialState={{
            columns: { columnVisibilityModel: { slope: false } },
            aggregation: { model: { crates: 'sum', revenue: 'sum' } },
            filter: {
              filterModel: { items: [{ field: 'slope', operator: 'equals', value: 'South' }] },
            },
          }}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
