import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };

// Invented data
const years = [1990, 1995, 2000, 2005, 2010, 2015, 2020];
const regions = [
  { id: 'coast', label: 'Coast', data: [61, 63, 66, 70, 75, 79, 84] },
  { id: 'hills', label: 'Hills', data: [48, 47, 45, 42, 40, 38, 37] },
  { id: 'plain', label: 'Plain', data: [55, 56, 56, 57, 57, 58, 58] },
  { id: 'lakes', label: 'Lakes', data: [32, 36, 41, 44, 49, 52, 53] },
];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>({ seriesId: 'hills' });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted region"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId) => setItem(seriesId ? { seriesId } : null)}
      >
        {regions.map((region) => (
          <ToggleButton key={region.id} value={region.id}>
            {region.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Inhabitants of four regions: only the hills lose inhabitants"
        height={280}
        hideLegend
        xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ min: 0, label: 'Inhabitants (1,000)' }]}
        // preview-start
        series={regions.map((region) => ({ ...region, highlightScope, showMark: false }))}
        highlightedItem={item}
        onHighlightChange={setItem}
        // preview-end
      />
    </Stack>
  );
}
