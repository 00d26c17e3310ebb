import 'dayjs/locale/he';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

// preview-start
const cache = createCache({ key: 'pickers-rtl', stylisPlugins: [prefixer, rtlPlugin] });
// preview-end
const hebrew = heIL.components.MuiLocalizationProvider.defaultProps.localeText;

export default function RightToLeft() {
  const outer = useTheme();

  return (
    // preview-start
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ ...outer, direction: 'rtl' })}>
        <div dir="rtl" lang="he">
          {/* preview-end */}
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he" localeText={hebrew}>
            <DateTimePicker
              label="יציאה"
              defaultValue={dayjs('2025-04-17T15:30')}
              slotProps={{ popper: { dir: 'rtl' } }}
            />
          </LocalizationProvider>
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
