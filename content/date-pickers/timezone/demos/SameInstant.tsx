import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['America/Vancouver', 'Europe/Madrid', 'Asia/Kolkata', 'UTC'];
const readerZone = 'Asia/Tokyo';

export default function SameInstant() {
  const [zone, setZone] = React.useState('Europe/Madrid');
  // preview-start
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-10-16T16:30'));
  // preview-end
  const start = value?.isValid() ? value : null;
  const forms = [
    ['Value in state', start?.format() ?? 'no complete date'],
    [`Typed in ${zone}`, start?.tz(zone).format('MM/DD/YYYY hh:mm A') ?? ''],
    ['Sent to the server', JSON.stringify({ start })],
    [`Shown in ${readerZone}`, start?.tz(readerZone).format('dddd, MMMM D, HH:mm') ?? ''],
  ];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        <TextField
          select
          label="Time zone of the user"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <DateTimePicker label="Launch" timezone={zone} value={value} onChange={setValue} />
        {/* preview-end */}
        <Table size="small" aria-label="The launch in four forms">
          <TableBody>
            {forms.map(([name, text]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell dir="ltr" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
                  {text}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
