import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 100 },
];

export default function DensityByPointer() {
  // preview-start
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [choice, setChoice] = React.useState<GridDensity>();
  const density = choice ?? (isTouch ? 'comfortable' : 'compact');
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Large rows"
        control={
          <Switch
            checked={density === 'comfortable'}
            onChange={(event) => setChoice(event.target.checked ? 'comfortable' : 'compact')}
          />
        }
      />
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Pear trees in the density of the device"
          density={density}
          onDensityChange={setChoice}
          rows={pears.slice(0, 10)}
          columns={columns}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
