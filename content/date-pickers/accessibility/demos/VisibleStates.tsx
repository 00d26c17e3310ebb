import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VisibleStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-14')}
        // preview-start
        slotProps={{
          day: {
            sx: {
              '&.Mui-focusVisible': {
                outline: '3px solid',
                outlineColor: 'text.primary',
                outlineOffset: 2,
              },
              '&.Mui-selected': {
                '@media (forced-colors: active)': {
                  border: '2px solid Highlight',
                  color: 'Highlight',
                },
              },
            },
          },
        }}
        // preview-end
      />
    </LocalizationProvider>
  );
}
