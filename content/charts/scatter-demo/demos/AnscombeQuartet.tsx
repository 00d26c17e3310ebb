import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Figure } from '../../shared/figure';
import { quartet } from './anscombe.data';

const Line = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.warning.main,
  strokeWidth: 2,
}));

function Regression() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return <Line x1={x(2)} y1={y(3 + 0.5 * 2)} x2={x(20)} y2={y(3 + 0.5 * 20)} />;
}

export default function AnscombeQuartet() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Four data sets with the same statistics, and only one of them is a line"
      measure="Each has a mean of 9 and 7.5, a correlation of 0.82, and the regression line y = 3 + 0.5x"
      source="Source: F. J. Anscombe, The American Statistician 27 (1973)"
    >
      {/* preview-start */}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {quartet.map(({ name, points }) => (
          <div key={name}>
            <Typography variant="body2">{name}</Typography>
            <ScatterChart
              aria-label={`Eleven points, ${name}`}
              height={180}
              hideLegend
              margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
              xAxis={[{ min: 2, max: 20, tickInterval: [5, 10, 15, 20] }]}
              yAxis={[{ min: 2, max: 14, tickInterval: [5, 10], width: 28 }]}
              series={[{ data: points, markerSize: 4, color: palette.primary.main }]}
            >
              <Regression />
            </ScatterChart>
          </div>
        ))}
      </Box>
      {/* preview-end */}
    </Figure>
  );
}
