import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

// preview-start
function ChartTable({ caption }: { caption: string }) {
  const series = useBarSeries();
  const axis = useXAxis();

  return (
    <Box
      component="table"
      sx={{ typography: 'body2', '& td, & th': { px: 1, py: 0.5, textAlign: 'start' } }}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{axis.label}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {typeof label === 'function' ? label('tooltip') : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axis.data?.map((name, dataIndex) => (
          <tr key={String(name)}>
            <th scope="row">{String(name)}</th>
            {series.map(({ id, data, valueFormatter }) => (
              <td key={id}>{valueFormatter(data[dataIndex] ?? null, { dataIndex })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
// preview-end

export default function DataTable() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={220}
        xAxis={[{ scaleType: 'band', data: ['Oak', 'Beech', 'Pine'], label: 'Tree' }]}
        yAxis={[{ label: 'Height (m)' }]}
        series={[
          { type: 'bar', data: [14, 17, 21], label: 'North slope' },
          { type: 'bar', data: [18, 22, 24], label: 'South slope' },
        ]}
      >
        <ChartsSurface aria-label="Mean height of trees. Invented data.">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartTable caption="Mean height in meters. Invented data." />
      </ChartsDataProvider>
    </Box>
  );
}
