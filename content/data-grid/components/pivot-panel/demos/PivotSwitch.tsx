import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, pivotModel } from './columns';
import { sales } from './sales.data';

export default function PivotSwitch() {
  const [pivotActive, setPivotActive] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {/* preview-start */}
      <FormControlLabel
        label="By shop and product"
        control={
          <Switch checked={pivotActive} onChange={(_event, checked) => setPivotActive(checked)} />
        }
      />
      <div style={{ height: 370 }}>
        <DataGridPremium
          pivotActive={pivotActive}
          onPivotActiveChange={setPivotActive}
          pivotModel={pivotModel}
          // preview-end
          aria-label="Sales with a switch"
          rows={sales}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
