import { DataGrid, gridNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

const germination: GridColDef<Seed, number | null, string> = {
  field: 'germination',
  headerName: 'Germination',
  type: 'number',
  width: 140,
  valueFormatter: (value: number | null) => (value === null ? 'Not tested' : `${value} %`),
  getSortComparator: (direction): GridComparatorFn<number | null> => {
    const sign = direction === 'desc' ? -1 : 1;
    return (a, b, cellA, cellB) => {
      if (a === null || b === null) {
        return Number(a === null) - Number(b === null);
      }
      return sign * gridNumberComparator(a, b, cellA, cellB);
    };
  },
};

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 130 },
  germination,
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Seeds by germination"
        rows={seeds}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'germination', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
