import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
function money(currency: string, rate = 1): GridColTypeDef<number, string> {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return {
    type: 'number',
    width: 120,
    valueGetter: (_value, row: Cheese) => row.price * rate,
    valueFormatter: (value: number) => format.format(value),
  };
}

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 150 },
  { field: 'euros', headerName: 'Euros', ...money('EUR') },
  { field: 'francs', headerName: 'Francs', ...money('CHF', 0.95) },
];
// preview-end

export default function CurrencyFactory() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Prices in two currencies" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
