import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Chore {
  id: number;
  chore: string;
  person: string;
}

const chores: Chore[] = [
  { id: 1, chore: 'Set up the stage', person: 'Ada' },
  { id: 2, chore: 'Tune the guitars', person: 'Ada' },
  { id: 3, chore: 'Sell T-shirts', person: 'Milo' },
  { id: 4, chore: 'Drive the van', person: 'Milo' },
  { id: 5, chore: 'Check the sound', person: 'Rosa' },
];

const columns: GridColDef<Chore>[] = [
  { field: 'chore', headerName: 'Chore', flex: 1, minWidth: 150, sortable: false },
  { field: 'person', headerName: 'Person' },
];

const initialState = {
  rowGrouping: { model: ['person'] },
  columns: { columnVisibilityModel: { person: false } },
};

export default function ReorderGroups() {
  const [message, setMessage] = React.useState('Move a chore to another person.');

  // preview-start
  const processRowUpdate = (newRow: Chore) => {
    setMessage(`"${newRow.chore}" now belongs to ${newRow.person}.`);
    return newRow;
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 480 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Chores by person"
          rows={chores}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ width: 140, sortable: false }}
          rowReordering
          processRowUpdate={processRowUpdate}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
