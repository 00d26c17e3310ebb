import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

export default function TreeSorting() {
  const [disabled, setDisabled] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'food', sort: 'desc' },
  ]);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Sort the first level only"
        control={<Switch checked={disabled} onChange={() => setDisabled(!disabled)} />}
        sx={{ ml: 0 }}
      />
      <div style={{ height: 460, width: '100%' }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Habitats sorted by food"
          treeData
          getTreeDataPath={getTreeDataPath}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableChildrenSorting={disabled}
          rows={habitats}
          columns={columns}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
