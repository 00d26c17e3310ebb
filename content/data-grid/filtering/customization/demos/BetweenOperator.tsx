import * as React from 'react';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridFilterOperator } from '@mui/x-data-grid';
import { columns as hutColumns } from './columns';
import { huts } from './huts.data';
import type { Hut } from './huts.data';
import { RangeInput } from './rangeInput';

// preview-start
const between: GridFilterOperator<Hut, number> = {
  label: 'is between',
  value: 'between',
  getApplyFilterFn: ({ value: limits }) => {
    if (!Array.isArray(limits)) {
      return null;
    }
    const [from, to]: (number | null)[] = limits;
    return (value) => value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};
// preview-end

const columns: GridColDef<Hut>[] = hutColumns.map((column) =>
  column.type === 'number'
    ? { ...column, filterOperators: [between, ...getGridNumericOperators()] }
    : column,
);

export default function BetweenOperator() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'altitude', operator: 'between', value: ['1400', '2600'] }],
  });

  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Huts of middle altitude"
        rows={huts}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        hideFooter
      />
    </div>
  );
}
