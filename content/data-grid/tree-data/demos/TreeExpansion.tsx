import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridGroupNode } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

// preview-start
const isMammal = (node: GridGroupNode) => node.depth === 0 && node.groupingKey === 'Mammals';
// preview-end

export default function TreeExpansion() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Habitats with mammals open"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isMammal}
          rows={habitats}
          columns={columns}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
