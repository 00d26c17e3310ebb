import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'kind', headerName: 'Kind of sound' },
  { field: 'microphone', headerName: 'Microphone' },
];

const labels = {
  includeHeaders: 'Headers',
  includeOutliers: 'Outliers',
  expand: 'Fill the grid',
};
type Option = keyof typeof labels;

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<Record<Option, boolean>>({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {(Object.keys(labels) as Option[]).map((name) => (
          <FormControlLabel
            key={name}
            label={labels[name]}
            control={
              <Checkbox
                checked={options[name]}
                onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
              />
            }
          />
        ))}
        <Button
          variant="outlined"
          // preview-start
          onClick={() => apiRef.current?.autosizeColumns(options)}
          // preview-end
        >
          Autosize
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Recordings to autosize"
          apiRef={apiRef}
          rows={recordings}
          columns={columns}
          // preview-start
          autosizeOptions={options}
          // preview-end
          hideFooter
        />
      </div>
    </Stack>
  );
}
