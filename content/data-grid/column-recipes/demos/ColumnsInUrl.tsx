import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, stalls } from './markets.data';

// preview-start
const fields = columns.map(({ field }) => field);

function toModel(search: string): GridColumnVisibilityModel {
  const hidden = new URLSearchParams(search).get('hide')?.split(',') ?? [];
  return Object.fromEntries(
    fields.filter((field) => hidden.includes(field)).map((field) => [field, false]),
  );
}

function toSearch(model: GridColumnVisibilityModel) {
  const hidden = fields.filter((field) => model[field] === false);
  return hidden.length > 0 ? `?hide=${hidden.join(',')}` : '';
}
// preview-end

export default function ColumnsInUrl() {
  // In an app, this is the search string of the router.
  const [search, setSearch] = React.useState('?hide=town,table');
  const model = React.useMemo(() => toModel(search), [search]);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        label="Search string of the URL"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Market stalls with columns from the URL"
          rows={stalls}
          columns={columns}
          // preview-start
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(newModel) => setSearch(toSearch(newModel))}
          // preview-end
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
