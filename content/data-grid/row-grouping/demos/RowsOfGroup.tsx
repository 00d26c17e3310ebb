import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowParams } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false } },
};

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group to list its bridges.');

  // preview-start
  const listRows = ({ id }: GridRowParams) => {
    const api = apiRef.current;
    if (api?.getRowNode(id)?.type !== 'group') {
      return;
    }
    const ids = api.getRowGroupChildren({ groupId: id, applyFiltering: true });
    setMessage(ids.map((rowId) => api.getRow(rowId).name).join(', '));
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <div style={{ height: 380 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Groups of bridges to click"
          apiRef={apiRef}
          rows={bridges}
          columns={columns}
          initialState={initialState}
          onRowClick={listRows}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Alert severity="info" role="status">
        {message}
      </Alert>
    </Stack>
  );
}
