import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { days, rainfall } from './rainfall.data';

export default function SelectionSummary() {
  const [selection, setSelection] = React.useState<GridCellSelectionModel>({
    dam: { mon: true, tue: true, wed: true },
  });

  const values = rainfall.flatMap((row) =>
    days.filter((day) => selection[row.id]?.[day]).map((day) => row[day]),
  );
  const sum = values.reduce((total, value) => total + value, 0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 318 }}>
        <DataGridPremium
          cellSelection
          rowSelection={false}
          aria-label="Rainfall in millimeters"
          rows={rainfall}
          columns={columns}
          cellSelectionModel={selection}
          onCellSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        {values.length === 0
          ? 'Select numbers to add them up.'
          : `Count ${values.length}, sum ${sum} mm, average ${(sum / values.length).toFixed(1)} mm`}
      </Typography>
    </Stack>
  );
}
