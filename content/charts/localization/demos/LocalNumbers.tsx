import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const dates = [0, 1, 2, 3, 4, 5].map((month) => new Date(Date.UTC(2025, month, 1)));
const revenue = [12400, 13950.5, 15120, 14880, 16730.25, 18200];

export default function LocalNumbers() {
  const [locale, setLocale] = React.useState<string>('de-DE');
  // preview-start
  const formats = React.useMemo(
    () => ({
      month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
      short: new Intl.NumberFormat(locale, { notation: 'compact' }),
      money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
    }),
    [locale],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(_event, value: string | null) => setLocale(value ?? locale)}
      >
        {['de-DE', 'en-US', 'hi-IN', 'ja-JP'].map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Revenue per month in the first half of 2025"
        height={260}
        hideLegend
        margin={{ right: 24 }}
        // preview-start
        xAxis={[
          {
            data: dates,
            scaleType: 'utc',
            tickInterval: dates,
            domainLimit: 'strict',
            valueFormatter: (date: Date, { location }) =>
              location === 'tick' ? formats.month.format(date) : formats.day.format(date),
          },
        ]}
        yAxis={[
          { width: 76, min: 0, valueFormatter: (value: number) => formats.short.format(value) },
        ]}
        series={[
          {
            data: revenue,
            label: 'Revenue',
            valueFormatter: (value) => formats.money.format(value ?? 0),
          },
        ]}
        // preview-end
      />
    </Stack>
  );
}
