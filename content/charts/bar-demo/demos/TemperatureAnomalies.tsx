import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { newHaven } from './newHaven.data';

const mean = newHaven.reduce((sum, value) => sum + value, 0) / newHaven.length;
const years = newHaven.map((_value, index) => 1912 + index);
const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)} °F`;

export default function TemperatureAnomalies() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Cold years became rare in New Haven after 1940"
      measure="Mean temperature of the year, difference from the mean of 1912 to 1971"
      source="Source: nhtemp of the R datasets, from J. Vaux and N. B. Brinker, Cycles (1972)"
    >
      <BarChart
        aria-label="Yearly temperature of New Haven compared with the mean of 51.2 degrees Fahrenheit. Most years before 1930 are below it and most years after 1940 above it. 1953 was the warmest, 3.4 degrees above."
        height={280}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        // preview-start
        xAxis={[
          {
            data: years,
            categoryGapRatio: 0.15,
            valueFormatter: String,
            tickInterval: (year: number) => year % 10 === 0,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            width: 60,
            tickNumber: 5,
            disableLine: true,
            disableTicks: true,
            valueFormatter: signed,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.info.main, palette.error.main],
            },
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: newHaven.map((value) => value - mean),
            label: 'Difference from the mean',
            valueFormatter: (value) => signed(value ?? 0),
          },
        ]}
      >
        <ChartNote
          x={1953}
          y={3.4}
          dx={-10}
          dy={4}
          anchor="end"
          bold
          lines={['1953 was warmest']}
        />
        <ChartNote
          x={1917}
          y={-3.3}
          dx={10}
          dy={-4}
          anchor="start"
          bold
          lines={['1917 was coldest']}
        />
      </BarChart>
      {/* preview-end */}
    </Figure>
  );
}
