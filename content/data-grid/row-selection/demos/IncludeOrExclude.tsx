import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function IncludeOrExclude() {
  const [includeOnly, setIncludeOnly] = React.useState(false);
  // preview-start
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'exclude',
    ids: new Set([105]),
  });
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={includeOnly}
            onChange={(event) => {
              setIncludeOnly(event.target.checked);
              setModel(nothing);
            }}
          />
        }
        label="disableRowSelectionExcludeModel"
        sx={{ ml: 0 }}
      />
      <div style={{ height: 424 }}>
        {/* preview-start */}
        <DataGrid
          checkboxSelection
          disableRowSelectionExcludeModel={includeOnly}
          aria-label="Repairs"
          rows={repairs}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
        {/* preview-end */}
      </div>
      <Typography component="output" variant="body2">
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </Typography>
    </Stack>
  );
}
