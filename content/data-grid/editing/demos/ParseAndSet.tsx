import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  name: string;
  width: number;
  length: number;
}

const beds: Bed[] = [
  { id: 1, name: 'Herbs', width: 1, length: 3 },
  { id: 2, name: 'Beans', width: 2, length: 5 },
  { id: 3, name: 'Squash', width: 3, length: 4 },
];

const size: GridColDef<Bed, string> = {
  field: 'size',
  headerName: 'Size in meters',
  width: 140,
  editable: true,
  valueGetter: (_value, { width, length }) => `${width} x ${length}`,
  valueParser: (value = '') => value.replace(/\s*[x×*]\s*/i, ' x '),
  valueSetter: (value, row) => {
    const [width = 0, length = 0] = value.split(' x ').map(Number);
    return width > 0 && length > 0 ? { ...row, width, length } : row;
  },
};

const columns: GridColDef<Bed>[] = [
  { field: 'name', headerName: 'Bed', flex: 1, minWidth: 100, editable: true },
  size,
  {
    field: 'area',
    headerName: 'Area (m²)',
    type: 'number',
    width: 110,
    valueGetter: (_value, { width, length }) => width * length,
  },
];

export default function ParseAndSet() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Garden beds" rows={beds} columns={columns} hideFooter />
    </div>
  );
}
