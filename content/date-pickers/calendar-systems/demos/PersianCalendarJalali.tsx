import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const persian = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function PersianCalendarJalali() {
  return (
    <div lang="fa">
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={persian}>
        {/* preview-start */}
        <DateCalendar
          views={['year', 'month', 'day']}
          minDate={new Date('2021-03-21T00:00')}
          maxDate={new Date('2029-03-19T00:00')}
          defaultValue={new Date('2025-03-21T00:00')}
        />
        {/* preview-end */}
      </LocalizationProvider>
    </div>
  );
}
