import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 110 },
  { field: 'girth', headerName: 'Girth at breast height (cm)', type: 'number', width: 120 },
  { field: 'hardiness', headerName: 'Lowest temperature (°C)', type: 'number', width: 130 },
];

export default function WrappedHeaders() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Measurements of trees"
        rows={trees}
        columns={columns}
        columnHeaderHeight={80}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
          [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'right' },
        }}
        hideFooter
      />
    </div>
  );
}
