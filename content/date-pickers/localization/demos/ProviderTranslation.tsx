import 'dayjs/locale/sv';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { svSE } from '@mui/x-date-pickers/locales';

// preview-start
const swedish = svSE.components.MuiLocalizationProvider.defaultProps.localeText;
// preview-end

export default function ProviderTranslation() {
  return (
    <div lang="sv">
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sv" localeText={swedish}>
        <MobileTimePicker label="Färjan går" defaultValue={dayjs('2025-05-17T16:40')} />
      </LocalizationProvider>
      {/* preview-end */}
    </div>
  );
}
