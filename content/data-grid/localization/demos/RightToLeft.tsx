import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'grid-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const columns: GridColDef[] = [
  { field: 'name', headerName: 'المحطة', flex: 1, minWidth: 120 },
  { field: 'platforms', headerName: 'الأرصفة', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'الميناء', platforms: 4 },
  { id: 2, name: 'السوق', platforms: 2 },
  { id: 3, name: 'الجامعة', platforms: 3 },
];

export default function RightToLeft() {
  const outer = useTheme();

  return (
    <CacheProvider value={cache}>
      {/* preview-start */}
      <ThemeProvider theme={createTheme({ ...outer, direction: 'rtl' }, arSD)}>
        <div dir="rtl" lang="ar" style={{ height: 330, width: '100%' }}>
          <DataGrid aria-label="محطات" rows={rows} columns={columns} showToolbar />
        </div>
      </ThemeProvider>
      {/* preview-end */}
    </CacheProvider>
  );
}
