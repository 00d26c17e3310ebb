import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

export default function EventReasons() {
  const [lines, setLines] = React.useState<string[]>([]);
  const log = (line: string) => setLines((before) => [line, ...before].slice(0, 4));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Trail signs"
          rows={signs}
          columns={columns}
          onCellEditStart={({ field, reason }) => log(`start of ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => log(`stop of ${field}: ${reason}`)}
          hideFooter
        />
      </div>
      <Typography
        component="ol"
        role="log"
        aria-label="Events"
        variant="body2"
        sx={{ minHeight: 80 }}
      >
        {lines.length === 0 && 'Edit a cell to see the events.'}
        {lines.map((line, index) => (
          <li key={`${lines.length - index} ${line}`}>{line}</li>
        ))}
      </Typography>
    </Stack>
  );
}
