import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity, GridRowHeightParams } from '@mui/x-data-grid';
import { sightings } from './sightings.data';
import type { Sighting } from './sightings.data';

const columns: GridColDef<Sighting>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  { field: 'rare', headerName: 'Rare', type: 'boolean', width: 80 },
];

// preview-start
const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.rare ? 96 * densityFactor : null;
// preview-end

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function HeightPerRow() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Sightings with higher rows for rare species"
          rows={sightings}
          columns={columns}
          density={density}
          getRowHeight={getRowHeight}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
