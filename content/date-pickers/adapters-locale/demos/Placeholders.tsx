import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function Placeholders() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={german}>
        <DateField focused label="German" />
      </LocalizationProvider>
      {/* preview-start */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={{
          fieldDayPlaceholder: () => 'day',
          fieldMonthPlaceholder: () => 'month',
          fieldYearPlaceholder: () => 'year',
        }}
      >
        <DateField focused label="Words" format="D / M / YYYY" />
      </LocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
