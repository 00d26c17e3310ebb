import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { huts } from './huts.data';
import type { Hut } from './huts.data';

// preview-start
const columns: GridColDef<Hut>[] = [
  {
    field: 'name',
    headerName: 'Hut',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'altitude',
    headerName: 'Meters',
    type: 'number',
    width: 120,
    filterOperators: getGridNumericOperators().filter(({ value }) => /^[<>]=$/.test(value)),
  },
];
// preview-end

export default function FewOperators() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Huts up to 2,400 meters"
        rows={huts}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'altitude', operator: '<=', value: 2400 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
