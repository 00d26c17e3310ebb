import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';

export default function StyledField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting"
        defaultValue={dayjs('2025-10-25')}
        sx={{
          width: 280,
          [`& .${pickersOutlinedInputClasses.root}`]: {
            borderRadius: 999,
            bgcolor: 'action.hover',
            paddingInline: 2.5,
          },
          [`& .${pickersOutlinedInputClasses.notchedOutline}`]: {
            borderWidth: 2,
            paddingInline: 2,
          },
          '& label': { marginInlineStart: 1 },
        }}
      />
    </LocalizationProvider>
  );
}
