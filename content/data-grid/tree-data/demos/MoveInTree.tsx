import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { columns as habitatColumns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';
import type { Habitat } from './habitats.data';

const columns: GridColDef<Habitat>[] = habitatColumns.map((column) => ({
  ...column,
  sortable: false,
}));
const groupingColDef = { headerName: 'Place or animal', width: 190 };

// preview-start
const setTreeDataPath = (path: string[], row: Habitat): Habitat => ({ ...row, path });
// preview-end

export default function MoveInTree() {
  const [saved, setSaved] = React.useState<string[]>([]);

  // preview-start
  const processRowUpdate = async (newRow: Habitat) => {
    setSaved((before) => [...before, newRow.path.join(' / ')]);
    return newRow;
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 480 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Habitats to reorganize"
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          rowReordering
          processRowUpdate={processRowUpdate}
          rows={habitats}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        Saved: {saved.slice(-3).join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
