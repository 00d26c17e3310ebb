import Box from '@mui/material/Box';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';

// preview-start
function LegendTable() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Box
      component="table"
      sx={{ typography: 'body2', '& td, & th': { px: 1, textAlign: 'start' } }}
    >
      <tbody>
        {items.map(({ seriesId, color, label }) => (
          <tr key={seriesId}>
            <th scope="row">
              <Box
                component="span"
                sx={{ display: 'inline-block', width: 12, height: 12, mr: 1, bgcolor: color }}
              />
              {label}
            </th>
            <td>{`June, ${series.find(({ id }) => id === seriesId)?.data.at(-1)} GWh`}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
// preview-end

export default function HtmlLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={220}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[{ label: 'GWh' }]}
        series={[
          { type: 'line', id: 'roof', area: true, data: [2, 4, 8, 12, 15, 17], label: 'Roofs' },
          { type: 'line', id: 'field', data: [5, 9, 16, 23, 29, 32], label: 'Fields' },
        ]}
      >
        <ChartsSurface aria-label="Solar energy per month. Invented data.">
          <AreaPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <LegendTable />
      </ChartsDataProvider>
    </Box>
  );
}
