import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarTitle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDatePicker
          referenceDate={dayjs('2025-03-14')}
          localeText={{ toolbarTitle: 'Glazing day' }}
          slotProps={{
            toolbar: { toolbarFormat: 'dddd, D MMMM', toolbarPlaceholder: 'Choose a day' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
