import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river'] },
  columns: { columnVisibilityModel: { river: false } },
};

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  // preview-start
  const toggleFirstGroup = () => {
    const api = apiRef.current;
    const id = api?.getRowIdFromRowIndex(0);
    const node = id === undefined ? null : api?.getRowNode(id);
    if (node?.type === 'group') {
      api?.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={toggleFirstGroup}>
          Toggle first group
        </Button>
        {/* preview-start */}
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
        {/* preview-end */}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Bridges that buttons expand"
          apiRef={apiRef}
          rows={bridges}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
