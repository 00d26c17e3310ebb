import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Probe {
  id: number;
  name: string;
}

const probes: Probe[] = ['Bog', 'Heath', 'Fen', 'Moor', 'Marsh', 'Dune'].map((name, id) => ({
  id,
  name,
}));

const columns: GridColDef<Probe>[] = [
  { field: 'name', headerName: 'Probe', width: 110 },
  ...Array.from({ length: 999 }, (_, hour): GridColDef<Probe> => ({
    field: `hour${hour}`,
    headerName: `Hour ${hour}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => ((row.id + 3) * (hour + 7) * 31) % 100,
  })),
];

export default function ManyColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Soil moisture in a thousand columns"
        rows={probes}
        columns={columns}
        columnBufferPx={300}
        hideFooter
      />
    </div>
  );
}
