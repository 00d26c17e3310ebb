import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridFilterModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

export default function TreeFiltering() {
  const [disabled, setDisabled] = React.useState(false);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'keeper', operator: 'contains', value: 'Ines' }],
  });

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Filter the first level only"
        control={<Switch checked={disabled} onChange={() => setDisabled(!disabled)} />}
        sx={{ ml: 0 }}
      />
      <div style={{ height: 400, width: '100%' }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Habitats of the keeper Ines"
          treeData
          getTreeDataPath={getTreeDataPath}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableChildrenFiltering={disabled}
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
