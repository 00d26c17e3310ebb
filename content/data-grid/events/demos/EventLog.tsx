import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridEvents } from '@mui/x-data-grid';
import { eventGroups } from './eventGroups';
import type { EventGroup } from './eventGroups';
import { tramColumns, trams } from './trams.data';

const columns = tramColumns.map((column) => ({ ...column, editable: true }));
const groupNames = Object.keys(eventGroups) as EventGroup[];

interface LogEntry {
  number: number;
  event: GridEvents;
  summary: string;
}

/** Plain values of the parameters: the whole object is large and refers to itself. */
function summarize(params: unknown): string {
  if (typeof params !== 'object' || params === null) {
    return String(params ?? '');
  }
  return Object.entries(params)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, 3)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ');
}

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [groups, setGroups] = React.useState<EventGroup[]>(['Cells', 'Rows', 'Models', 'Panels']);
  const [entries, setEntries] = React.useState<LogEntry[]>([]);

  // preview-start
  React.useEffect(() => {
    const unsubscribe = groups
      .flatMap((group): GridEvents[] => eventGroups[group])
      .map((event) =>
        apiRef.current?.subscribeEvent(
          event,
          (params: unknown) => {
            const summary = summarize(params);
            setEntries((before) =>
              [{ number: (before[0]?.number ?? 0) + 1, event, summary }, ...before].slice(0, 50),
            );
          },
          { isFirst: true },
        ),
      );
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef, groups]);
  // preview-end

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {groupNames.map((name) => {
          const isOn = groups.includes(name);
          return (
            <Chip
              key={name}
              label={name}
              color={isOn ? 'primary' : 'default'}
              aria-pressed={isOn}
              onClick={() =>
                setGroups(isOn ? groups.filter((group) => group !== name) : [...groups, name])
              }
            />
          );
        })}
        <Button size="small" onClick={() => setEntries([])}>
          Clear
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={trams}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4, 10]}
          checkboxSelection
        />
      </div>
      <Box
        role="log"
        aria-label="Events, newest first"
        aria-live="off"
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', p: 1, border: 1, borderColor: 'divider' }}
      >
        {entries.map(({ number, event, summary }) => (
          <Box key={number} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            {number}. <strong>{event}</strong> {summary}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
