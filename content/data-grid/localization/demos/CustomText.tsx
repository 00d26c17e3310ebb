import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { trams } from './trams.data';
import type { Tram } from './trams.data';

const columns: GridColDef<Tram>[] = [
  { field: 'name', headerName: 'Tram', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 120 },
];

// preview-start
const localeText: DataGridProps['localeText'] = {
  toolbarColumns: 'Choose columns',
  toolbarFilters: 'Narrow the list',
  toolbarExport: 'Save or print',
  toolbarQuickFilterPlaceholder: 'Name of a tram',
  footerRowSelected: (count) => (count === 1 ? 'One tram chosen' : `${count} trams chosen`),
};
// preview-end

export default function CustomText() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Trams with their own words"
        rows={trams}
        columns={columns}
        localeText={localeText}
        showToolbar
      />
      {/* preview-end */}
    </div>
  );
}
