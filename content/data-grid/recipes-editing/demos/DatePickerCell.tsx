import * as React from 'react';
import { DataGrid, GRID_DATE_COL_DEF, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface Inspection {
  id: number;
  bridge: string;
  due: Date | null;
}

const inspections: Inspection[] = [
  { id: 1, bridge: 'Weir bridge', due: new Date(2026, 5, 4) },
  { id: 2, bridge: 'Old viaduct', due: new Date(2026, 5, 18) },
  { id: 3, bridge: 'Canal lift', due: null },
];

// preview-start
function DueEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Inspection, Date | null>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(date) =>
        apiRef.current.setEditCellValue({ id, field, value: date?.toDate() ?? null })
      }
      slotProps={{
        textField: {
          inputRef,
          fullWidth: true,
          variant: 'standard',
          'aria-label': 'Due',
          InputProps: { disableUnderline: true },
        },
      }}
      sx={{ px: 1.25 }}
    />
  );
}

const dueColumn: Partial<GridColDef<Inspection>> = {
  ...GRID_DATE_COL_DEF,
  editable: true,
  display: 'flex',
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: props.value !== null && Number.isNaN(props.value?.getTime()),
  }),
  renderEditCell: (params) => <DueEditor {...params} />,
};
// preview-end

const columns: GridColDef<Inspection>[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 110 },
  { ...dueColumn, field: 'due', headerName: 'Due', width: 190 },
];

export default function DatePickerCell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid aria-label="Inspections" rows={inspections} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
