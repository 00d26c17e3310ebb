import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fair = [{ label: 'Opening of the fair', getValue: () => dayjs('2025-10-04') }];

export default function ChangeSource() {
  const [source, setSource] = React.useState('no change yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 300 }}>
        {/* preview-start */}
        <DatePicker
          label="Visit"
          referenceDate={dayjs('2025-10-01')}
          onChange={(_, { source: from, shortcut }) =>
            setSource(shortcut ? `${from}, shortcut "${shortcut.label}"` : from)
          }
          slotProps={{ shortcuts: { items: fair } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Source: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
