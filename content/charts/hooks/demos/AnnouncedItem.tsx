import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useFocusedItem, useXAxis } from '@mui/x-charts/hooks';

// preview-start
function FocusedText() {
  const item = useFocusedItem();
  const names = useXAxis<'band'>().data ?? [];
  const series = useBarSeries().find(({ id }) => id === item?.seriesId);
  let text = 'Focus the chart and press an arrow key.';

  if (item?.type === 'bar' && series) {
    text = `On ${names[item.dataIndex]}, ${series.data[item.dataIndex]} boats`;
  }
  return (
    <Typography variant="body2" role="status">
      {text}
    </Typography>
  );
}
// preview-end

export default function AnnouncedItem() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={220}
        enableKeyboardNavigation
        xAxis={[{ scaleType: 'band', data: ['Thursday', 'Friday', 'Saturday', 'Sunday'] }]}
        yAxis={[{ label: 'Boats' }]}
        series={[{ type: 'bar', data: [12, 18, 41, 37], label: 'Boats' }]}
      >
        <ChartsSurface aria-label="Boats rented per day. Invented data.">
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <FocusedText />
      </ChartsDataProvider>
    </Box>
  );
}
