import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

export default function HiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['sequeira'],
    quickFilterExcludeHiddenColumns: false,
  });

  const excludeSwitch = (
    <FormControlLabel
      label="Search the hidden column"
      control={
        <Switch
          checked={!filterModel.quickFilterExcludeHiddenColumns}
          onChange={(event) =>
            setFilterModel({
              ...filterModel,
              quickFilterExcludeHiddenColumns: !event.target.checked,
            })
          }
        />
      }
    />
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {excludeSwitch}
      <div style={{ height: 266 }}>
        <DataGrid
          showToolbar
          aria-label="Recordings, without the recordist"
          rows={recordings}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={{ columns: { columnVisibilityModel: { recordist: false } } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
