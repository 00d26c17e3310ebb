import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

const byTown: GridPivotModel = {
  rows: [{ field: 'town' }],
  columns: [{ field: 'kind' }],
  values: [{ field: 'kg', aggFunc: 'sum' }],
};
const byDonor: GridPivotModel = {
  rows: [{ field: 'donor' }, { field: 'town' }],
  columns: [],
  values: [
    { field: 'kg', aggFunc: 'sum' },
    { field: 'worth', aggFunc: 'avg' },
  ],
};

export default function ControlledPivot() {
  const [pivotModel, setPivotModel] = React.useState<GridPivotModel>(byTown);
  const [pivotActive, setPivotActive] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button onClick={() => setPivotModel(byTown)}>By town</Button>
        <Button onClick={() => setPivotModel(byDonor)}>By donor</Button>
        <FormControlLabel
          control={
            <Switch
              checked={pivotActive}
              onChange={(event) => setPivotActive(event.target.checked)}
            />
          }
          label="Pivot"
        />
      </Stack>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPremium
          showToolbar
          aria-label="Deliveries with two reports"
          rows={donations}
          columns={columns}
          pivotModel={pivotModel}
          onPivotModelChange={setPivotModel}
          pivotActive={pivotActive}
          onPivotActiveChange={setPivotActive}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
