import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource, GridPivotModel } from '@mui/x-data-grid-premium';

interface Delivery {
  id: string;
  orchard: string;
  month: string;
  crates: number;
}

// preview-start
const columns: GridColDef<Delivery>[] = [
  { field: 'orchard', headerName: 'Orchard' },
  {
    field: 'month',
    headerName: 'Month',
    valueFormatter: (value: string) =>
      new Date(`${value}-01T00:00:00Z`).toLocaleString('en', {
        month: 'short',
        year: '2-digit',
        timeZone: 'UTC',
      }),
  },
  { field: 'crates', headerName: 'Crates', type: 'number' },
];

const dataSource: GridDataSource = {
  getRows: async () => ({
    rows: [
      { id: 'a', orchard: 'Amber Hill', '2025-08/crates': 120, '2025-09/crates': 310 },
      { id: 'b', orchard: 'Brook End', '2025-08/crates': 85, '2025-09/crates': 240 },
    ],
    rowCount: 2,
    aggregateRow: { '2025-08/crates': 205, '2025-09/crates': 550 },
    pivotColumns: [
      { key: '2025-08', group: { month: '2025-08' } },
      { key: '2025-09', group: { month: '2025-09' } },
    ],
  }),
  // preview-end
  getGroupKey: (row) => row.orchard,
  getChildrenCount: () => -1,
  getAggregatedValue: (row, field) => row[field],
};
const pivotingColDef = (field: string, path: string[]) => ({ field: [...path, field].join('/') });
const aggregationFunctions = { sum: { label: 'Sum' } };
const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'month', sort: 'desc' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function FormattedPivotColumns() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Crates by orchard and month"
        dataSource={dataSource}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
