import 'dayjs/locale/cy';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

// preview-start
const welsh: PickersInputLocaleText = {
  previousMonth: 'Mis blaenorol',
  nextMonth: 'Mis nesaf',
  datePickerToolbarTitle: 'Dewis dyddiad',
  clearButtonLabel: 'Clirio',
  todayButtonLabel: 'Heddiw',
  okButtonLabel: 'Iawn',
  openDatePickerDialogue: (date) => (date ? `Newid y dyddiad, ${date}` : 'Dewis dyddiad'),
};
// preview-end

export default function NewLanguage() {
  return (
    <Box lang="cy" sx={{ width: 'fit-content', border: 1, borderColor: 'divider' }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="cy" localeText={welsh}>
        {/* preview-end */}
        <StaticDatePicker
          defaultValue={dayjs('2025-03-01')}
          slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
        />
      </LocalizationProvider>
    </Box>
  );
}
