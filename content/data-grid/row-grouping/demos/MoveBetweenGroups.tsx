import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Job {
  id: number;
  job: string;
  crew: string;
  due: number;
}

const startJobs: Job[] = [
  { id: 1, job: 'Repaint High Wire', crew: 'Blue', due: 14 },
  { id: 2, job: 'Lamps on Dove Link', crew: 'Blue', due: 17 },
  { id: 3, job: 'Joints at Cald Gate', crew: 'Red', due: 15 },
  { id: 4, job: 'Drains at Weir Lane', crew: 'Red', due: 21 },
  { id: 5, job: 'Signs on Quarry Road', crew: 'Night', due: 16 },
];

const columns: GridColDef<Job>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 170, sortable: false },
  { field: 'crew', headerName: 'Crew', width: 80 },
  { field: 'due', headerName: 'Week', type: 'number', width: 70, sortable: false },
];

const initialState = {
  rowGrouping: { model: ['crew'] },
  columns: { columnVisibilityModel: { crew: false } },
};

const groupingColDef = { width: 120, sortable: false };

export default function MoveBetweenGroups() {
  const [message, setMessage] = React.useState('Drag a job to another crew.');

  // preview-start
  const processRowUpdate = async (newRow: Job) => {
    if (newRow.crew === 'Night') {
      throw new Error('The night crew takes no more jobs.');
    }
    setMessage(`The ${newRow.crew} crew now does "${newRow.job}".`);
    return newRow;
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 480 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Jobs by crew"
          rows={startJobs}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
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
