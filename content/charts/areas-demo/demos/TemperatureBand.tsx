import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { nottingham } from '../../shared/nottingham.data';

const fahrenheit = (value: number | null) => `${value} °F`;

export default function TemperatureBand() {
  const { palette } = useTheme();
  // preview-start
  const band = { stack: 'band', area: true, showMark: false, disableHighlight: true };
  // preview-end

  return (
    <Figure
      headline="In Nottingham, a July can be as cool as a warm May"
      measure="Monthly mean temperature from 1920 to 1939 in °F: mean (line), lowest and highest (band)"
      source="Source: O. D. Anderson, Time Series Analysis and Forecasting (1976)"
    >
      <LineChart
        aria-label="Monthly temperatures in Nottingham. The mean rises from 39.7 degrees in January to 61.9 in July. July was between 56.8 and 66.5 degrees, May between 49.2 and 55.7."
        height={300}
        hideLegend
        margin={{ left: 0, right: 44, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: nottingham.map(({ month }) => month),
            scaleType: 'point',
            tickSpacing: 40,
            disableTicks: true,
          },
        ]}
        yAxis={[{ width: 36, min: 30, max: 70, disableLine: true, disableTicks: true }]}
        // preview-start
        series={[
          {
            ...band,
            id: 'low',
            data: nottingham.map(({ low }) => low),
            label: 'Lowest',
            color: palette.primary.main,
            valueFormatter: fahrenheit,
          },
          {
            ...band,
            id: 'range',
            data: nottingham.map(({ low, high }) => high - low),
            label: 'Highest',
            color: palette.primary.main,
            valueFormatter: (_value, { dataIndex }) => fahrenheit(nottingham[dataIndex]!.high),
          },
          {
            data: nottingham.map(({ mean }) => mean),
            label: 'Mean',
            color: palette.primary.main,
            showMark: false,
            valueFormatter: fahrenheit,
          },
        ]}
        sx={{
          [`& .${lineClasses.area}[data-series="low"]`]: { fill: 'none' },
          [`& .${lineClasses.area}[data-series="range"]`]: { filter: 'none', opacity: 0.3 },
          [`& .${lineClasses.line}:is([data-series="low"], [data-series="range"])`]: {
            stroke: 'none',
          },
        }}
      >
        {/* preview-end */}
        <ChartNote x="Dec" y={45.8} dx={6} anchor="start" lines={['High']} />
        <ChartNote x="Dec" y={39.5} dx={6} anchor="start" bold lines={['Mean']} />
        <ChartNote x="Dec" y={35.2} dx={6} dy={2} anchor="start" lines={['Low']} />
      </LineChart>
    </Figure>
  );
}
