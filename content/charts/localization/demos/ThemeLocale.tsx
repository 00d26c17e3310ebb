import * as React from 'react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { elGR, enUS, frFR, nbNO, ptBR, ptPT, svSE } from '@mui/x-charts/locales';

const locales = { elGR, enUS, frFR, nbNO, ptBR, ptPT, svSE };
const names = Object.keys(locales) as (keyof typeof locales)[];

export default function ThemeLocale() {
  const outer = useTheme();
  const [name, setName] = React.useState<keyof typeof locales>('frFR');
  // preview-start
  const theme = React.useMemo(() => createTheme(outer, locales[name]), [outer, name]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        sx={{ flexWrap: 'wrap' }}
        value={name}
        onChange={(_event, value: keyof typeof locales | null) => setName(value ?? name)}
      >
        {names.map((locale) => (
          <ToggleButton key={locale} value={locale} sx={{ textTransform: 'none' }}>
            {locale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <ThemeProvider theme={theme}>
        <BarChart aria-label="A chart without data" height={160} series={[]} />
        <BarChart aria-label="A chart that is loading" height={160} loading series={[]} />
      </ThemeProvider>
      {/* preview-end */}
    </Stack>
  );
}
