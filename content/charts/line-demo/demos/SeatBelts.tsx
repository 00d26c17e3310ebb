import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { drivers } from './drivers.data';

const months = drivers.map((_value, index) => new Date(Date.UTC(1969, index)));
const law = new Date(Date.UTC(1983, 1));
const formatMonth = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format;

export default function SeatBelts() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="In the year after belts became compulsory, a fifth fewer drivers were hurt"
      measure="Car drivers killed or seriously injured in Great Britain, per month"
      source="Source: A. C. Harvey and J. Durbin, Journal of the Royal Statistical Society A 149 (1986)"
    >
      <LineChart
        aria-label="Car drivers killed or seriously injured per month from 1969 to 1984. The number falls at the seat belt law of February 1983, from 1,625 per month in the year before to 1,278 in the year after."
        height={300}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        // preview-start
        xAxis={[
          {
            data: months,
            scaleType: 'utc',
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: (date: Date, { location }) =>
              location === 'tick' ? String(date.getUTCFullYear()) : formatMonth(date),
          },
        ]}
        yAxis={[{ width: 44, min: 0, disableLine: true, disableTicks: true, tickNumber: 5 }]}
        series={[
          {
            data: drivers,
            label: 'Drivers',
            color: palette.primary.main,
            curve: 'linear',
            showMark: false,
          },
        ]}
      >
        <ChartsReferenceLine x={law} lineStyle={{ strokeDasharray: '4 3' }} />
        <ChartNote
          x={law}
          y={400}
          dx={-8}
          anchor="end"
          lines={['Belts compulsory', 'from January 31, 1983']}
        />
        {/* preview-end */}
      </LineChart>
    </Figure>
  );
}
