import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

const views = ['sum', 'avg', 'max'];

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({ crates: 'sum', revenue: 'sum' });
  const view = views.find((name) => model.crates === name && model.revenue === name);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function of both columns"
        value={view ?? null}
        onChange={(_event, name: string | null) =>
          setModel(name === null ? {} : { crates: name, revenue: name })
        }
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Largest</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 424 }}>
        <DataGridPremium
          aria-label="Harvest with a choice of functions"
          rows={harvest}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
