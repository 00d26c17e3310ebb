import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { AreaPlot } from '@mui/x-charts/LineChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useLegend } from '@mui/x-charts/hooks';

// preview-start
function LegendChips() {
  const { items } = useLegend();

  return (
    <Box component="ul" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', m: 0, p: 0 }}>
      {items.map(({ seriesId, color, label, markType }) => (
        <Chip
          key={seriesId}
          component="li"
          size="small"
          variant="outlined"
          label={label}
          icon={<ChartsLabelMark type={markType} color={color} />}
          sx={{ pl: 1 }}
        />
      ))}
    </Box>
  );
}
// preview-end

export default function ChipLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={200}
        xAxis={[{ scaleType: 'point', data: ['2022', '2023', '2024', '2025'] }]}
        yAxis={[{ position: 'none' }]}
        series={[
          { type: 'line', area: true, stack: 'all', data: [30, 34, 41, 45], label: 'Books' },
          { type: 'line', area: true, stack: 'all', data: [8, 12, 11, 16], label: 'Maps' },
        ]}
      >
        <LegendChips />
        <ChartsSurface aria-label="Loans of a library. Invented data.">
          <AreaPlot />
          <ChartsXAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
