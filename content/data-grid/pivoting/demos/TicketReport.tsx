import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { sales } from './tickets.data';
import type { TicketSale } from './tickets.data';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<TicketSale>[] = [
  { field: 'month', headerName: 'Month', type: 'date' },
  { field: 'line', headerName: 'Line' },
  { field: 'stop', headerName: 'Stop' },
  { field: 'kind', headerName: 'Kind' },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 95 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 115,
    availableAggregationFunctions: ['sum', 'avg'],
    valueFormatter: (value: number | null) => (value == null ? '' : euros.format(value)),
  },
];

// preview-start
const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'line' }, { field: 'stop' }, { field: 'kind', hidden: true }],
      columns: [
        { field: 'month-year', sort: 'desc' },
        { field: 'month-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'revenue', aggFunc: 'sum' },
        { field: 'tickets', aggFunc: 'sum', hidden: true },
      ],
    },
  },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  sidebar: { open: false, value: GridSidebarValue.Pivot },
};
// preview-end

export default function TicketReport() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Tram tickets of two years"
        rows={sales}
        columns={columns}
        groupingColDef={{ headerName: 'Line and stop', width: 190 }}
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
      />
    </div>
  );
}
