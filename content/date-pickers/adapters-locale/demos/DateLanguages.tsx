import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const locales = ['en', 'en-gb', 'de', 'ja', 'pt-br'];
const moment = dayjs('2025-04-17T15:30');

export default function DateLanguages() {
  const [locale, setLocale] = React.useState('de');

  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      {/* preview-end */}
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_, next: string | null) => next && setLocale(next)}
        >
          {locales.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateField label="Date" defaultValue={moment} />
        <TimeField label="Time" defaultValue={moment} />
        <DateCalendar defaultValue={moment} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
