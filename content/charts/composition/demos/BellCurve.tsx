import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

// preview-start
const size = 4; // width of a class in grams
const classes = Array.from({ length: 11 }, (_, index) => 38 + index * size);
const eggs = [3, 9, 22, 47, 78, 92, 83, 51, 24, 8, 3];
const total = eggs.reduce((sum, count) => sum + count, 0);
const mean = eggs.reduce((sum, count, index) => sum + count * classes[index]!, 0) / total;
const variance =
  eggs.reduce((sum, count, index) => sum + count * (classes[index]! - mean) ** 2, 0) / total;

const grams = Array.from({ length: 89 }, (_, index) => 36 + index / 2);
const expected = grams.map(
  (gram) =>
    (total * size * Math.exp(-((gram - mean) ** 2) / (2 * variance))) /
    Math.sqrt(2 * Math.PI * variance),
);
// preview-end

export default function BellCurve() {
  return (
    <div style={{ width: '100%' }}>
      <ChartsDataProvider
        height={300}
        // preview-start
        xAxis={[
          {
            id: 'classes',
            scaleType: 'band',
            data: classes,
            label: 'Weight (g)',
            height: 48,
            categoryGapRatio: 0.04,
          },
          { id: 'grams', scaleType: 'linear', data: grams, min: 36, max: 80, position: 'none' },
        ]}
        // preview-end
        yAxis={[{ label: 'Eggs', width: 52 }]}
        series={[
          { type: 'bar', xAxisId: 'classes', data: eggs, label: 'Weighed' },
          { type: 'line', xAxisId: 'grams', data: expected, label: 'Normal distribution' },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface aria-label="Weights of 420 eggs follow a normal distribution">
            <BarPlot />
            <LinePlot />
            <ChartsXAxis axisId="classes" />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProvider>
      <Typography variant="caption" color="text.secondary">
        {`Sample of ${total} eggs, mean ${mean.toFixed(1)} g, standard deviation ${Math.sqrt(variance).toFixed(1)} g. Invented data.`}
      </Typography>
    </div>
  );
}
