import 'dayjs/locale/fr';
import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { frFR as coreFrFR } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid';
import { frFR as gridFrFR } from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { frFR as pickersFrFR } from '@mui/x-date-pickers/locales';

const columns = [{ field: 'phare', headerName: 'Phare', flex: 1 }];
const rows = [
  { id: 1, phare: 'Cordouan' },
  { id: 2, phare: 'Ar-Men' },
];

export default function MergedLocales() {
  const outer = useTheme();
  // preview-start
  const theme = React.useMemo(
    () => createTheme({ ...outer }, coreFrFR, pickersFrFR, gridFrFR),
    [outer],
  );
  // preview-end

  return (
    // preview-start
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        {/* preview-end */}
        <Stack lang="fr" spacing={2} sx={{ width: '100%' }}>
          <MobileDatePicker label="Visite" defaultValue={dayjs('2025-04-17')} />
          <Box sx={{ height: 220 }}>
            <DataGrid aria-label="Phares" columns={columns} rows={rows} density="compact" />
          </Box>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
