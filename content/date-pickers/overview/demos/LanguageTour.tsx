import 'dayjs/locale/fr';
import 'dayjs/locale/ko';
import 'dayjs/locale/pl';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { enUS, frFR, koKR, plPL } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', text: enUS },
  fr: { name: 'Français', text: frFR },
  pl: { name: 'Polski', text: plPL },
  ko: { name: '한국어', text: koKR },
};

type Language = keyof typeof languages;

export default function LanguageTour() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const { localeText } = languages[language].text.components.MuiLocalizationProvider.defaultProps;

  return (
    // preview-start
    <LocalizationProvider
      key={language}
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={localeText}
    >
      {/* preview-end */}
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_, next: Language | null) => next && setLanguage(next)}
        >
          {Object.entries(languages).map(([code, { name }]) => (
            <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div lang={language}>
          <StaticDatePicker defaultValue={dayjs('2025-10-24')} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
