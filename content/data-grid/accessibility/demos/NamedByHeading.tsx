import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

const rows = pears.filter(({ plot }) => plot === 'Lower').slice(0, 4);

export default function NamedByHeading() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <Typography id="plot-title" component="h4" variant="subtitle1" gutterBottom>
        Trees of the lower plot
      </Typography>
      <div style={{ height: 270 }}>
        <DataGrid aria-labelledby="plot-title" rows={rows} columns={columns} hideFooter />
      </div>
      {/* preview-end */}
    </div>
  );
}
