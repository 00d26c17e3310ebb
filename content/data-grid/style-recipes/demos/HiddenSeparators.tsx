import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { plays } from '../../shared/plays.data';
import type { Play } from '../../shared/plays.data';

const columns: GridColDef<Play>[] = [
  { field: 'title', headerName: 'Play', width: 160 },
  { field: 'stage', headerName: 'Stage', width: 90, resizable: false },
  { field: 'evenings', headerName: 'Evenings', type: 'number', width: 100, resizable: false },
];

export default function HiddenSeparators() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Plays; only the first column has another width"
        rows={plays}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`]:
            {
              display: 'none',
            },
        }}
      />
    </div>
  );
}
