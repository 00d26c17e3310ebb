import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { days, rainfall } from './rainfall.data';
import type { Rainfall } from './rainfall.data';

export default function FillSelection() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Rainfall[]>(rainfall);
  const [value, setValue] = React.useState('0');

  // preview-start
  const fill = (event: React.FormEvent) => {
    event.preventDefault();
    const selection = apiRef.current?.getCellSelectionModel() ?? {};
    setRows((before) =>
      before.map((row) => {
        const selected = days.filter((day) => selection[row.id]?.[day]);
        return { ...row, ...Object.fromEntries(selected.map((day) => [day, Number(value)])) };
      }),
    );
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <Stack component="form" direction="row" sx={{ gap: 1 }} onSubmit={fill}>
        <TextField
          required
          size="small"
          type="number"
          label="Millimeters"
          value={value}
          onChange={({ target }) => setValue(target.value)}
          sx={{ width: 130 }}
        />
        <Button type="submit" variant="contained">
          Fill the selection
        </Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGridPremium
          apiRef={apiRef}
          cellSelection
          rowSelection={false}
          aria-label="Rainfall to fill"
          rows={rows}
          columns={columns}
          initialState={{ cellSelection: { ford: { tue: true, wed: true } } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
