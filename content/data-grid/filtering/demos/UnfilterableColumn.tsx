import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', flex: 1, minWidth: 120 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'waveform', headerName: 'Waveform', filterable: false, width: 130 },
];
// preview-end

const tracks = [
  { id: 1, track: 'Low Tide', genre: 'Ambient', waveform: '▁▂▂▃▂▁▁▂' },
  { id: 2, track: 'Switchyard', genre: 'Techno', waveform: '▅▇▅▇▅▇▅▇' },
  { id: 3, track: 'Paper Boats', genre: 'Folk', waveform: '▂▃▅▃▂▄▆▃' },
];

export default function UnfilterableColumn() {
  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid showToolbar aria-label="Tracks" rows={tracks} columns={columns} hideFooter />
    </div>
  );
}
