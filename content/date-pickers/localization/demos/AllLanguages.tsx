import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { labelsOf, languages } from './languages.data';
import type { PackName } from './languages.data';

export default function AllLanguages() {
  const [pack, setPack] = React.useState<PackName>('isIS');
  const { locale, name } = languages.find((language) => language.pack === pack) ?? languages[0];

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        select
        label="Language"
        value={pack}
        onChange={(event) => setPack(event.target.value as PackName)}
      >
        {languages.map((language) => (
          <MenuItem key={language.pack} value={language.pack} lang={language.locale}>
            {language.name} ({language.pack})
          </MenuItem>
        ))}
      </TextField>
      {/* preview-start */}
      <LocalizationProvider
        key={pack}
        dateAdapter={AdapterDayjs}
        adapterLocale={locale}
        localeText={labelsOf(pack)}
      >
        {/* preview-end */}
        <Stack lang={locale} spacing={2}>
          <DateField focused label={name} />
          <StaticDatePicker
            defaultValue={dayjs('2025-05-17')}
            slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
          />
        </Stack>
      </LocalizationProvider>
    </Stack>
  );
}
