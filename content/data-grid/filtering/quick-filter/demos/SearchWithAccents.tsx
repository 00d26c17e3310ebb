import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

export default function SearchWithAccents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['evora'],
  });

  const accentSwitch = (
    <FormControlLabel
      label="Ignore accents"
      control={
        <Switch
          checked={ignoreDiacritics}
          onChange={(event) => setIgnoreDiacritics(event.target.checked)}
        />
      }
    />
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {accentSwitch}
      <div style={{ height: 266 }}>
        <DataGrid
          key={String(ignoreDiacritics)}
          showToolbar
          aria-label="Recordings in Évora"
          rows={recordings}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
