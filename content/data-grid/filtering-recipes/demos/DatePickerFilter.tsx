import { DataGrid, getGridDateOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';
import { columns as allColumns } from './columns';
import { DayInput } from './dayInput';
import { screenings } from './screenings.data';
import type { Screening } from './screenings.data';

// preview-start
function PickerInput({ item, applyValue, disabled }: GridFilterInputValueProps) {
  return (
    <DayInput
      label="Day"
      day={item.value}
      disabled={disabled}
      onChange={(value) => applyValue({ ...item, value })}
    />
  );
}

const dateOperators = getGridDateOperators().map((operator) =>
  operator.InputComponent ? { ...operator, InputComponent: PickerInput } : operator,
);
// preview-end

const columns: GridColDef<Screening>[] = allColumns.map((column) =>
  column.field === 'date' ? { ...column, filterOperators: dateOperators } : column,
);

export default function DatePickerFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Screenings from April"
        rows={screenings}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'date', operator: 'onOrAfter', value: '2026-04-01' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
