import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(420);

  return (
    <Box sx={{ width: '100%', minHeight: 464 }}>
      <Slider
        aria-label="Height of the grid"
        min={240}
        max={420}
        step={10}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        sx={{ mb: 1, maxWidth: 240 }}
      />
      <div style={{ height }}>
        <DataGrid autoPageSize aria-label="Lighthouses" rows={lighthouses} columns={columns} />
      </div>
    </Box>
  );
}
