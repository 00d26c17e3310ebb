import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

// preview-start
const propagation = { parents: true, descendants: true };
// preview-end

const isSelected = (model: GridRowSelectionModel, id: number) =>
  model.ids.has(id) === (model.type === 'include');

export default function TreeSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const names = habitats.filter(({ id }) => isSelected(model, id)).map(({ path }) => path.at(-1));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Habitats to clean"
          treeData
          getTreeDataPath={getTreeDataPath}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          rowSelectionPropagation={propagation}
          rows={habitats}
          columns={columns}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        Selected: {names.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
