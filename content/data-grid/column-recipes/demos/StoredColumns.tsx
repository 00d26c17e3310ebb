import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, stalls } from './markets.data';
import { useStoredColumns } from './useStoredColumns';

const key = 'market-columns-v1';

function MarketGrid() {
  const apiRef = useGridApiRef();
  // preview-start
  const { initialState, save } = useStoredColumns(apiRef, key);

  return (
    <DataGridPro
      aria-label="Market stalls with stored columns"
      apiRef={apiRef}
      rows={stalls}
      columns={columns}
      initialState={initialState}
      onColumnWidthChange={save}
      onColumnOrderChange={save}
      onColumnVisibilityModelChange={save}
      onPinnedColumnsChange={save}
      hideFooter
    />
  );
  // preview-end
}

export default function StoredColumns() {
  const [version, setVersion] = React.useState(0);
  const remount = () => setVersion(version + 1);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={remount}>
          Mount again
        </Button>
        <Button
          onClick={() => {
            localStorage.removeItem(key);
            remount();
          }}
        >
          Reset columns
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <MarketGrid key={version} />
      </div>
    </Stack>
  );
}
