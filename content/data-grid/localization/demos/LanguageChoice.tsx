import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { esES, frFR, jaJP } from '@mui/x-data-grid/locales';
import { trams } from './trams.data';
import type { Tram } from './trams.data';

const languages = {
  es: { label: 'Español', pack: esES, name: 'Tranvía', seats: 'Asientos' },
  fr: { label: 'Français', pack: frFR, name: 'Tram', seats: 'Places' },
  ja: { label: '日本語', pack: jaJP, name: '路面電車', seats: '座席' },
};

export default function LanguageChoice() {
  const [language, setLanguage] = React.useState<keyof typeof languages>('fr');
  const { pack, name, seats } = languages[language];
  const columns = React.useMemo<GridColDef<Tram>[]>(
    () => [
      { field: 'name', headerName: name, flex: 1, minWidth: 110 },
      { field: 'seats', headerName: seats, type: 'number', width: 120 },
    ],
    [name, seats],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: keyof typeof languages | null) => value && setLanguage(value)}
      >
        {Object.entries(languages).map(([code, { label }]) => (
          <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 380 }}>
        {/* preview-start */}
        <DataGrid
          aria-label={name}
          rows={trams}
          columns={columns}
          localeText={pack.components.MuiDataGrid.defaultProps.localeText}
          showToolbar
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
