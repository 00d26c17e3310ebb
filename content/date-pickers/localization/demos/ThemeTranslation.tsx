import 'dayjs/locale/nl';
import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { nlNL } from '@mui/x-date-pickers/locales';

export default function ThemeTranslation() {
  const outer = useTheme();
  // preview-start
  const theme = React.useMemo(() => createTheme({ ...outer }, nlNL), [outer]);
  // preview-end

  return (
    // preview-start
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        {/* preview-end */}
        <div lang="nl">
          <MobileTimePicker label="Brug open" defaultValue={dayjs('2025-05-17T08:20')} />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
