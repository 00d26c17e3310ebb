import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { bedsPerNight, staysOn, valleys, week, type Stay } from './huts.data';

const columns: GridColDef<Stay>[] = [
  { field: 'party', headerName: 'Party', flex: 1, minWidth: 140 },
  { field: 'arrival', headerName: 'Arrival', width: 120 },
  { field: 'departure', headerName: 'Departure', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
];

export default function HutBookings() {
  const [place, setPlace] = React.useState<string | null>('larch-valley');
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2026-07-08'));
  const columnSizes = { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: columnSizes }}>
        <Stack spacing={2}>
          <DatePicker
            label="Night"
            value={night}
            onChange={setNight}
            minDate={dayjs('2026-07-06')}
            maxDate={dayjs('2026-07-12')}
          />
          <RichTreeView
            aria-label="Valleys and huts"
            items={valleys}
            defaultExpandedItems={['larch-valley', 'glacier-valley']}
            selectedItems={place}
            onSelectedItemsChange={(_event, itemId) => setPlace(itemId)}
          />
        </Stack>
        <BarChart
          height={280}
          xAxis={[{ data: week, valueFormatter: (day: string) => dayjs(day).format('ddd D') }]}
          yAxis={[{ label: 'Beds', width: 44 }]}
          series={[{ label: 'Beds taken', data: bedsPerNight(place) }]}
        />
        <Box sx={{ gridColumn: '1 / -1', height: 240 }}>
          <DataGrid
            aria-label="Stays on the selected night"
            rows={staysOn(place, night?.format('YYYY-MM-DD'))}
            columns={columns}
            hideFooter
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
