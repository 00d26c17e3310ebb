import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { lakeHuron } from './lakeHuron.data';

const mean = lakeHuron.reduce((sum, level) => sum + level, 0) / lakeHuron.length;
const years = lakeHuron.map((_level, index) => 1875 + index);
const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)} ft`;

export default function LakeLevel() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Lake Huron was high until 1890 and low in the 1930s and 1960s"
      measure="Difference from the mean level of 579 feet, 1875 to 1972"
      source="Source: P. J. Brockwell and R. A. Davis, Time Series: Theory and Methods (1991)"
    >
      <LineChart
        aria-label="Level of Lake Huron compared with its mean. It is up to 2.9 feet above until 1890, below for most of the years from 1920 to 1941, and 3 feet below in 1964."
        height={300}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        xAxis={[{ data: years, domainLimit: 'strict', tickNumber: 6, valueFormatter: String }]}
        // preview-start
        yAxis={[
          {
            width: 52,
            tickNumber: 5,
            disableLine: true,
            disableTicks: true,
            valueFormatter: signed,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.warning.main, palette.info.main],
            },
          },
        ]}
        series={[
          {
            data: lakeHuron.map((level) => level - mean),
            label: 'Difference',
            area: true,
            curve: 'linear',
            showMark: false,
            valueFormatter: (value) => signed(value ?? 0),
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { filter: 'none', opacity: 0.6 } }}
      >
        <ChartsReferenceLine y={0} />
        {/* preview-end */}
        <ChartNote
          x={1897}
          y={2.2}
          anchor="start"
          color={palette.info.main}
          bold
          lines={['Above the mean']}
        />
        <ChartNote
          x={1878}
          y={-2}
          anchor="start"
          color={palette.warning.main}
          bold
          lines={['Below the mean']}
        />
      </LineChart>
    </Figure>
  );
}
