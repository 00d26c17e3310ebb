import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

// preview-start
const series = [
  { id: 'adults', data: [182, 240, 265], label: 'Adults', highlightScope },
  { id: 'children', data: [96, 171, 204], label: 'Children', highlightScope },
];
// preview-end

export default function SeriesIds() {
  const [seriesId, setSeriesId] = React.useState<string | null>('children');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted series"
        value={seriesId}
        onChange={(_event, value: string | null) => setSeriesId(value)}
        sx={{ alignSelf: 'center' }}
      >
        {series.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Swimmers per day by age"
        height={260}
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ label: 'Swimmers' }]}
        series={series}
        highlightedItem={seriesId === null ? null : { seriesId }}
        onHighlightChange={(item) => setSeriesId(item ? String(item.seriesId) : null)}
      />
    </Stack>
  );
}
