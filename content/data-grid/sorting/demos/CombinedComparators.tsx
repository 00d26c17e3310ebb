import { DataGrid, gridNumberComparator, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

interface Stock {
  family: string;
  packets: number;
}

const stock: GridColDef<Seed, Stock, string> = {
  field: 'stock',
  headerName: 'Stock',
  width: 200,
  valueGetter: (_value, { family, packets }) => ({ family, packets }),
  valueFormatter: ({ family, packets }: Stock) => `${family}: ${packets} packets`,
  sortComparator: (a, b, cellA, cellB) =>
    gridStringOrNumberComparator(a.family, b.family, cellA, cellB) ||
    gridNumberComparator(a.packets, b.packets, cellA, cellB),
};

const columns: GridColDef<Seed>[] = [
  stock,
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 120 },
];

export default function CombinedComparators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Seeds by stock"
        rows={seeds}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
