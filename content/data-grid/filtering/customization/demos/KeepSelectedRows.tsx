import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { huts } from './huts.data';
import type { Hut } from './huts.data';

// preview-start
function keepSelected(operators: GridFilterOperator<Hut>[]): GridFilterOperator<Hut>[] {
  return operators.map((operator) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      return (
        passes &&
        ((value, row, col, apiRef) =>
          apiRef.current.isRowSelected(row.id) || passes(value, row, col, apiRef))
      );
    },
  }));
}
// preview-end

const columns: GridColDef<Hut>[] = [
  {
    field: 'name',
    headerName: 'Hut',
    flex: 1,
    minWidth: 120,
    filterOperators: keepSelected(getGridStringOperators()),
  },
  {
    field: 'altitude',
    headerName: 'Meters',
    type: 'number',
    width: 120,
    filterOperators: keepSelected(getGridNumericOperators()),
  },
];

export default function KeepSelectedRows() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        checkboxSelection
        aria-label="Huts, selected ones always visible"
        rows={huts}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'altitude', operator: '>', value: 2500 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
