import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

// preview-start
const price: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  cellClassName: 'price',
  valueFormatter: (value?: number | null) => (value == null ? '' : euros.format(value)),
};

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 150 },
  { field: 'cost', headerName: 'Cost', ...price },
  { field: 'price', headerName: 'Price', ...price, editable: true },
];
// preview-end

export default function PriceColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Cheese prices"
        rows={cheeses}
        columns={columns}
        sx={{ '& .price': { fontVariantNumeric: 'tabular-nums' } }}
        hideFooter
      />
    </div>
  );
}
