import { DataGrid } from '@mui/x-data-grid';
import type { GetApplyQuickFilterFn, GridColDef } from '@mui/x-data-grid';
import { columns as allColumns } from './columns';
import { recordings } from './recordings.data';
import type { Recording } from './recordings.data';

// preview-start
// "<100" finds recordings shorter than 100 seconds, ">100" longer ones.
const searchLength: GetApplyQuickFilterFn<Recording, number> = (word: string) => {
  const seconds = Number(word.slice(1));
  if (!/^[<>]\d/.test(word)) {
    return null;
  }
  return word.startsWith('<') ? (value) => value < seconds : (value) => value > seconds;
};

const columns: GridColDef<Recording>[] = [
  ...allColumns.slice(0, 2),
  {
    field: 'seconds',
    headerName: 'Seconds',
    type: 'number',
    width: 100,
    getApplyQuickFilterFn: searchLength,
  },
  { field: 'year', headerName: 'Year', width: 80, getApplyQuickFilterFn: () => null },
];
// preview-end

export default function SearchLogic() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Recordings of less than 150 seconds"
        rows={recordings}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['<150'] } },
        }}
        hideFooter
      />
    </div>
  );
}
