import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { roasts } from './roasts.data';
import type { Roast } from './roasts.data';

const columns: GridColDef<Roast>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 110 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 110,
    cellClassName: ({ value }) => (value >= 85 ? 'excellent' : ''),
    valueFormatter: (value: number | null) =>
      value !== null && value >= 85 ? `★ ${value}` : value,
  },
];

const getCellClassName = ({ value }: GridCellParams<Roast>) => (value === null ? 'missing' : '');

export default function CellClassNames() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Roasts with marked cells"
        rows={roasts}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={{
          '& .excellent': { fontWeight: 'bold' },
          '& .missing': { bgcolor: 'action.hover' },
        }}
        hideFooter
      />
    </div>
  );
}
