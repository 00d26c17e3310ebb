import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';
import { saveItem } from './pantryServer';

const stored = new Map<PantryItem['id'], PantryItem>(pantry.map((row) => [row.id, row]));

// preview-start
const dataSource: GridDataSource = {
  getRows: async () => ({ rows: [...stored.values()], rowCount: stored.size }),
  updateRow: async ({ rowId, updatedRow }) => {
    const saved = await saveItem({ ...updatedRow, id: Number(rowId) } as PantryItem);
    stored.set(saved.id, saved);
    return saved;
  },
};
// preview-end

export default function DataSourceUpdates() {
  const [message, setMessage] = React.useState<string>();

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Pantry, saved by a data source"
          dataSource={dataSource}
          columns={columns}
          onDataSourceError={(error) =>
            setMessage(error instanceof GridUpdateRowError ? error.message : 'Loading failed.')
          }
          onCellEditStart={() => setMessage(undefined)}
          hideFooter
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
