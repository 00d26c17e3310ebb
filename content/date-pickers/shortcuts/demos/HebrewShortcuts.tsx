import 'dayjs/locale/he';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { heIL } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'shortcuts-rtl', stylisPlugins: [prefixer, rtlPlugin] });
const hebrew = heIL.components.MuiLocalizationProvider.defaultProps.localeText;
const items = [
  { label: 'פרסאידים', getValue: () => dayjs('2025-08-12') },
  { label: 'אוריונידים', getValue: () => dayjs('2025-10-21') },
  { label: 'גמינידים', getValue: () => dayjs('2025-12-14') },
];

export default function HebrewShortcuts() {
  const outer = useTheme();

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ ...outer, direction: 'rtl' })}>
        <Box dir="rtl" lang="he" sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he" localeText={hebrew}>
            {/* preview-start */}
            <StaticDatePicker
              defaultValue={dayjs('2025-10-21')}
              slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
            />
            {/* preview-end */}
          </LocalizationProvider>
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
