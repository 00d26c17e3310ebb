import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns } from './boatColumns';
import { boats } from './boats.data';
import type { Boat } from './boats.data';
import { useListTabStop } from './listTabStop';

// preview-start
const listViewColumn: GridListViewColDef<Boat> = {
  field: 'boat',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'grid', height: '100%', alignContent: 'center' }}>
      <Typography variant="body2">{row.name}</Typography>
      <Typography variant="caption" color="text.secondary">
        {row.kind}, {row.seats} seats, {row.status.toLowerCase()}
      </Typography>
    </Box>
  ),
};
// preview-end

export default function BoatList() {
  const [view, setView] = React.useState<'list' | 'table'>('list');
  const apiRef = useGridApiRef();
  useListTabStop(apiRef, view === 'list' ? 'boat' : null);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, next: 'list' | 'table' | null) => setView(next ?? view)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPro
          key={view}
          aria-label="Boats as a list or a table"
          apiRef={apiRef}
          rows={boats}
          columns={columns}
          listView={view === 'list'}
          listViewColumn={listViewColumn}
          rowHeight={view === 'list' ? 64 : 52}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
