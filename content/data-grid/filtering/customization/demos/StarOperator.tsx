import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { columns as hutColumns } from './columns';
import { huts } from './huts.data';
import type { Hut } from './huts.data';
import { RatingInput } from './ratingInput';

// preview-start
const atLeast: GridFilterOperator<Hut, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: (item) => (item.value ? (rating) => rating >= item.value : null),
  InputComponent: RatingInput,
};
// preview-end

const columns: GridColDef<Hut>[] = [
  ...hutColumns.slice(0, 2),
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    // preview-start
    filterOperators: [atLeast],
    // preview-end
    valueFormatter: (value: number) => '★'.repeat(value),
    width: 130,
  },
];

export default function StarOperator() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Huts with four stars or more"
        rows={huts}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'rating', operator: 'atLeast', value: 4 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
