import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridFooter, useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import { tramColumns, trams } from './trams.data';

// preview-start
function HoverFooter() {
  const apiRef = useGridApiContext();
  const [destination, setDestination] = React.useState<string>('');
  useGridEvent(apiRef, 'rowMouseEnter', ({ row }) => setDestination(row.destination));
  useGridEvent(apiRef, 'rowMouseLeave', () => setDestination(''));

  return (
    <>
      <Box sx={{ px: 2, py: 1, minHeight: 40, typography: 'body2' }}>
        {destination ? `To ${destination}` : 'Point at a departure.'}
      </Box>
      <GridFooter />
    </>
  );
}
// preview-end

const slots = { footer: HoverFooter };

export default function FooterWithEvents() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Departures" rows={trams} columns={tramColumns} slots={slots} />
    </div>
  );
}
