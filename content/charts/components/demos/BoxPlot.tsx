import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDataset, useXScale, useYScale } from '@mui/x-charts/hooks';

const commutes = [
  { mode: 'Walk', min: 4, low: 9, median: 14, high: 19, max: 31 },
  { mode: 'Bicycle', min: 8, low: 15, median: 21, high: 27, max: 44 },
  { mode: 'Tram', min: 14, low: 24, median: 31, high: 40, max: 62 },
  { mode: 'Car', min: 9, low: 20, median: 33, high: 52, max: 88 },
];

const Box = styled('g')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  '& rect': { fill: (theme.vars ?? theme).palette.primary.main, fillOpacity: 0.35 },
}));

// preview-start
function BoxPlotPlot() {
  const rows = useDataset<typeof commutes>() ?? [];
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const width = Math.min(x.bandwidth() * 0.6, 56);

  return rows.map((row) => {
    const middle = x(row.mode)! + x.bandwidth() / 2;
    const left = middle - width / 2;
    return (
      <Box key={row.mode}>
        <path d={`M${middle} ${y(row.min)}V${y(row.low)}M${middle} ${y(row.high)}V${y(row.max)}`} />
        <rect x={left} y={y(row.high)} width={width} height={y(row.low) - y(row.high)} />
        <path d={`M${left} ${y(row.median)}h${width}`} strokeWidth={3} />
      </Box>
    );
  });
}
// preview-end

export default function BoxPlot() {
  return (
    <div style={{ width: '100%' }}>
      <ChartsContainer
        aria-label="Box plot of commuting times. Cars have the widest range."
        height={300}
        dataset={commutes}
        xAxis={[{ scaleType: 'band', dataKey: 'mode' }]}
        yAxis={[{ min: 0, max: 90, label: 'Minutes', width: 52 }]}
        series={[]}
      >
        <ChartsGrid horizontal />
        <BoxPlotPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      <Typography variant="caption" color="text.secondary">
        Boxes hold the middle half of all trips, the thick line is the median. Invented data.
      </Typography>
    </div>
  );
}
