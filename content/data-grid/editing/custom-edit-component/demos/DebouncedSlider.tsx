import * as React from 'react';
import Slider from '@mui/material/Slider';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
function MonthsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Cheese, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);
  const [months, setMonths] = React.useState(value ?? 0);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      ref={ref}
      aria-label="Age in months"
      size="small"
      max={36}
      value={months}
      valueLabelDisplay="auto"
      onChange={(_event, newMonths) => {
        setMonths(newMonths); // the thumb follows at once
        apiRef.current.setEditCellValue({ id, field, value: newMonths, debounceMs: 300 });
      }}
      sx={{ mx: 2 }}
    />
  );
}
// preview-end

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 120 },
  {
    field: 'months',
    headerName: 'Age in months',
    type: 'number',
    width: 200,
    editable: true,
    renderEditCell: (params) => <MonthsEditor {...params} />,
  },
];

export default function DebouncedSlider() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Age of the cheeses" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
