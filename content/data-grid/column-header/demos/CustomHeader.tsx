import AcUnit from '@mui/icons-material/AcUnit';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

// preview-start
function HardinessHeader({ colDef }: GridColumnHeaderParams<Tree>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <AcUnit fontSize="small" color="primary" />
      {colDef.headerName}
    </Box>
  );
}

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 120 },
  {
    field: 'hardiness',
    headerName: 'Hardiness',
    type: 'number',
    width: 170,
    valueFormatter: (value: number) => `${value} °C`,
    renderHeader: (params) => <HardinessHeader {...params} />,
  },
];
// preview-end

export default function CustomHeader() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Hardiness of trees" rows={trees} columns={columns} hideFooter />
    </div>
  );
}
