import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Closure {
  id: number;
  bridge: string;
  day: Date;
}

const closures: Closure[] = [
  { id: 1, bridge: 'High Wire', day: new Date(2026, 3, 7) },
  { id: 2, bridge: 'Cald Gate', day: new Date(2026, 3, 21) },
  { id: 3, bridge: 'Dove Link', day: new Date(2026, 4, 5) },
  { id: 4, bridge: 'Weir Lane', day: new Date(2026, 4, 12) },
];

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const columns: GridColDef<Closure>[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 110, sortable: false },
  // preview-start
  {
    field: 'day',
    headerName: 'Closed on',
    type: 'date',
    width: 110,
    sortable: false,
    valueFormatter: (value?: Date | string) =>
      value instanceof Date ? value.toLocaleDateString('en-US') : value,
    groupingValueGetter: (value: Date) => months[value.getMonth()],
    groupingValueSetter: (month, row) => ({
      ...row,
      day: new Date(row.day.getFullYear(), months.indexOf(String(month)), row.day.getDate()),
    }),
  },
  // preview-end
];

export default function MoveBetweenMonths() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridge closures by month"
        rows={closures}
        columns={columns}
        initialState={{ rowGrouping: { model: ['day'] } }}
        groupingColDef={{ headerName: 'Month', width: 130, sortable: false }}
        defaultGroupingExpansionDepth={-1}
        rowReordering
        hideFooter
      />
    </div>
  );
}
