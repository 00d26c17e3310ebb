import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { deDE } from '@mui/x-date-pickers/locales';

// preview-start
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
// preview-end

export default function TranslatedWords() {
  return (
    <div lang="de">
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={german}>
        <MobileDatePicker label="Anreise" defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
      {/* preview-end */}
    </div>
  );
}
