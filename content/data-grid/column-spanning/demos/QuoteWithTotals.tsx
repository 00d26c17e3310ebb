import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { isSum, quote } from './quote.data';
import type { QuoteLine } from './quote.data';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

// preview-start
const columns: GridColDef<QuoteLine>[] = [
  {
    field: 'work',
    headerName: 'Work',
    flex: 1,
    minWidth: 140,
    valueGetter: (value: string, line) => (isSum(line) ? line.label : value),
    colSpan: (_value, line) => (isSum(line) ? 3 : 1),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'rate', headerName: 'Rate', type: 'number', width: 80 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueGetter: (_value, line) => (isSum(line) ? line.amount : line.hours * line.rate),
    valueFormatter: (value: number) => euros.format(value),
  },
];
// preview-end

export default function QuoteWithTotals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Quote for the repair of a boat"
        rows={quote}
        columns={columns}
        getRowClassName={({ row }) => (isSum(row) ? 'sum' : '')}
        sx={{ '& .sum': { fontWeight: 600, bgcolor: 'action.hover' } }}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
