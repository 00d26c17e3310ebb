import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => setDensity(value ?? density)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Books"
          density={density}
          rows={books}
          columns={columns}
          getRowId={(row) => row.shelfmark}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
