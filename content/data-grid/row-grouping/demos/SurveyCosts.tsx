import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { surveys } from './surveys.data';
import type { Survey } from './surveys.data';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Survey>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'office', headerName: 'Office', width: 130 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    aggregable: false,
    valueFormatter: (value?: number) => value?.toString(),
  },
  { field: 'bridge', headerName: 'Bridge', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

export default function SurveyCosts() {
  const apiRef = useGridApiRef();
  // preview-start
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region', 'office', 'year'] },
      aggregation: { model: { hours: 'sum', cost: 'sum' } },
      columns: { columnVisibilityModel: { bridge: false } },
    },
  });
  // preview-end

  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPremium
        aria-label="Costs of bridge surveys"
        apiRef={apiRef}
        rows={surveys}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ leafField: 'bridge', headerName: 'Region', width: 200 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Coast'}
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
