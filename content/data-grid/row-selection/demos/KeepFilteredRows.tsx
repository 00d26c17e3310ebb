import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import type { RepairState } from '../../shared/repairs.data';
import { columns } from './columns';

const states: RepairState[] = ['Waiting', 'In work', 'Done'];

export default function KeepFilteredRows() {
  const [keep, setKeep] = React.useState(true);
  const [state, setState] = React.useState<RepairState | null>(null);

  const filterModel = React.useMemo(
    () => ({ items: state ? [{ field: 'state', operator: 'equals', value: state }] : [] }),
    [state],
  );

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
        label="keepNonExistentRowsSelected"
        sx={{ ml: 0 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={state}
        onChange={(_event, value: RepairState | null) => setState(value)}
      >
        {states.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 424, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          filterModel={filterModel}
          aria-label="Repairs"
          rows={repairs}
          columns={columns}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
