import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './drinkColumns';
import { sales } from './drinks.data';

// preview-start
const rows = [{ field: 'stand' }];
const values = [{ field: 'cups', aggFunc: 'sum' }];
const day = { field: 'day' };
const drink = { field: 'drink' };

const steps: { text: string; model: GridPivotModel }[] = [
  { text: 'Six sales, as they were recorded', model: { rows: [], columns: [], values: [] } },
  { text: 'Rows: one row per stand', model: { rows, columns: [], values: [] } },
  { text: 'Values: the cups of each stand', model: { rows, columns: [], values } },
  { text: 'Columns: the cups of each day', model: { rows, columns: [day], values } },
  { text: 'A second level of columns', model: { rows, columns: [day, drink], values } },
];
// preview-end

export default function PivotStepByStep() {
  const [index, setIndex] = React.useState(0);
  const { text, model } = steps[index] ?? steps[0]!;

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Step"
        value={index}
        onChange={(_event, next: number | null) => setIndex(next ?? index)}
      >
        {steps.map((step, number) => (
          <ToggleButton
            key={step.text}
            value={number}
            aria-label={`Step ${number + 1}`}
            sx={{ minWidth: 44 }}
          >
            {number + 1}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">{text}</Typography>
      <div style={{ height: 374 }}>
        <DataGridPremium
          aria-label="Sales of two drink stands, step by step"
          rows={sales}
          columns={columns}
          pivotActive={index > 0}
          pivotModel={model}
          groupingColDef={{ headerName: 'Stand', width: 95 }}
          pivotingColDef={{ width: 85 }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
