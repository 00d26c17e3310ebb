import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 100 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 75 },
  { field: 'sugar', headerName: 'Sugar', type: 'number', width: 75 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90 },
];

export default function BuiltInFunctions() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with one function per column"
        rows={harvest}
        columns={columns}
        // preview-start
        initialState={{
          aggregation: {
            model: {
              variety: 'size',
              picked: 'min',
              crates: 'max',
              sugar: 'avg',
              organic: 'sizeTrue',
            },
          },
        }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
