import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { formatDay, parkYear } from './parkVisitors.data';

const spring = parkYear.slice(60, 120);

export default function ZoomApi() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* preview-start */}
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setAxisZoomData('day', { axisId: 'day', start: 75, end: 100 })
          }
        >
          Last two weeks
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setAxisZoomData('day', { axisId: 'day', start: 0, end: 100 })
          }
        >
          Reset zoom
        </Button>
        {/* preview-end */}
      </Stack>
      <BarChartPro
        apiRef={apiRef}
        aria-label="Visitors of a park per day in March and April"
        height={240}
        hideLegend
        dataset={spring}
        xAxis={[
          { id: 'day', dataKey: 'date', zoom: true, valueFormatter: formatDay, tickSpacing: 60 },
        ]}
        yAxis={[{ width: 70, label: 'Visitors' }]}
        series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      />
    </Stack>
  );
}
