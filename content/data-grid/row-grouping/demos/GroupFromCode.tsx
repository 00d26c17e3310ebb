import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as bridgeColumns } from './bridgeColumns';
import { bridges } from './bridges.data';
import type { Bridge } from './bridges.data';

// preview-start
const columns: GridColDef<Bridge>[] = bridgeColumns.map((column) => ({
  ...column,
  groupable: false,
}));
// preview-end

export default function GroupFromCode() {
  const [byRiver, setByRiver] = React.useState(true);
  const model = React.useMemo(() => (byRiver ? ['river'] : []), [byRiver]);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Group by river"
        control={<Switch checked={byRiver} onChange={() => setByRiver(!byRiver)} />}
        sx={{ ml: 0 }}
      />
      <div style={{ height: 400, width: '100%' }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bridges, grouped by a switch only"
          rows={bridges}
          columns={columns}
          rowGroupingModel={model}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
