import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

const flag: GridColTypeDef<boolean> = {
  type: 'boolean',
  width: 60,
  headerClassName: 'vertical',
  disableColumnMenu: true,
  hideSortIcons: true,
};

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 130 },
  { field: 'native', headerName: 'Native', ...flag },
  { field: 'evergreen', headerName: 'Evergreen', ...flag },
  { field: 'edible', headerName: 'Edible', ...flag },
];

export default function VerticalHeaders() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        aria-label="Traits of trees"
        rows={trees}
        columns={columns}
        columnHeaderHeight={102}
        // preview-start
        sx={{
          [`& .vertical .${gridClasses.columnHeaderTitle}`]: {
            writingMode: 'vertical-rl',
            transform: 'rotate(180deg)',
          },
        }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
