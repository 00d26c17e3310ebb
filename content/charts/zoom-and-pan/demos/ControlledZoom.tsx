import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { formatDay, parkYear } from './parkVisitors.data';

const presets = { Year: [0, 100], Spring: [16, 41], Summer: [41, 66], July: [49.6, 58] } as const;

export default function ControlledZoom() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'date', start: 41, end: 66 },
  ]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ButtonGroup size="small" aria-label="Period" sx={{ alignSelf: 'flex-start' }}>
        {Object.entries(presets).map(([name, [start, end]]) => (
          <Button key={name} onClick={() => setZoomData([{ axisId: 'date', start, end }])}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <LineChartPro
        aria-label="Visitors of a park in the chosen period"
        height={260}
        hideLegend
        dataset={parkYear}
        xAxis={[
          {
            id: 'date',
            scaleType: 'time',
            dataKey: 'date',
            zoom: { minSpan: 5 },
            valueFormatter: formatDay,
          },
        ]}
        yAxis={[{ width: 70, label: 'Visitors' }]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false }]}
        // preview-start
        zoomData={zoomData}
        onZoomChange={setZoomData}
        // preview-end
      />
    </Stack>
  );
}
