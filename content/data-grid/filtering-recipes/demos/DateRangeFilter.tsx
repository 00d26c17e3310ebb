import Stack from '@mui/material/Stack';
import { DataGrid, getGridDateOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';
import { columns as allColumns } from './columns';
import { DayInput } from './dayInput';
import { screenings } from './screenings.data';
import type { Screening } from './screenings.data';

// preview-start
/** The first and the last day, as texts in the form YYYY-MM-DD. */
type Days = [string | undefined, string | undefined];

function RangeInput({ item, applyValue, disabled }: GridFilterInputValueProps) {
  const [from, to]: Days = item.value ?? [];
  const apply = (...days: Days) =>
    applyValue({ ...item, value: days.some(Boolean) ? days : undefined });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <DayInput label="From" day={from} disabled={disabled} onChange={(day) => apply(day, to)} />
      <DayInput label="To" day={to} disabled={disabled} onChange={(day) => apply(from, day)} />
    </Stack>
  );
}

const dateBetween: GridFilterOperator<Screening, Date | null> = {
  label: 'is between',
  value: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    // Local midnight of the first day, and the last millisecond of the last day.
    const [from, to]: Days = value as Days;
    const start = from ? new Date(`${from}T00:00:00`) : new Date(-8.64e15);
    const end = to ? new Date(`${to}T23:59:59.999`) : new Date(8.64e15);
    return (date) => date !== null && date >= start && date <= end;
  },
};
// preview-end

const columns: GridColDef<Screening>[] = allColumns.map((column) =>
  column.field === 'date'
    ? { ...column, filterOperators: [dateBetween, ...getGridDateOperators()] }
    : column,
);

export default function DateRangeFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Screenings from mid-March to April"
        rows={screenings}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'date', operator: 'between', value: ['2026-03-15', '2026-04-30'] }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
