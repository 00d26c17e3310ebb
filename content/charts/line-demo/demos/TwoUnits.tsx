import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const snow = [12, 28, 55, 70, 96, 120, 118, 105, 82, 60, 31, 10];
const guests = [640, 1180, 1900, 2600, 3350, 3900, 4100, 3800, 3100, 2200, 1250, 480];

export default function TwoUnits() {
  const { palette } = useTheme();
  const axis = { width: 48, min: 0, disableLine: true, disableTicks: true, tickNumber: 4 };

  return (
    <Figure
      headline="Guests come one week after the snow"
      measure="Snow depth in centimeters (left) and guests per week (right) of a ski area"
      source="Invented data"
    >
      <LineChart
        aria-label="Snow depth and guests per week of the season. Snow peaks in week 6 with 120 centimeters, guests in week 7 with 4,100."
        height={300}
        hideLegend
        margin={{ left: 0, right: 0, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: weeks, scaleType: 'point', label: 'Week of the season' }]}
        // preview-start
        yAxis={[
          { ...axis, id: 'snow', max: 150, tickLabelStyle: { fill: palette.info.main } },
          {
            ...axis,
            id: 'guests',
            max: 5000,
            position: 'right',
            tickLabelStyle: { fill: palette.secondary.main },
          },
        ]}
        series={[
          {
            yAxisId: 'snow',
            label: 'Snow (cm)',
            data: snow,
            color: palette.info.main,
            showMark: false,
          },
          {
            yAxisId: 'guests',
            label: 'Guests',
            data: guests,
            color: palette.secondary.main,
            showMark: false,
          },
        ]}
        // preview-end
      >
        <ChartNote
          x={9}
          y={82}
          dx={-10}
          dy={14}
          anchor="end"
          bold
          color={palette.info.main}
          lines={['Snow']}
        />
        <ChartNote
          x={9}
          y={93}
          dx={14}
          anchor="start"
          bold
          color={palette.secondary.main}
          lines={['Guests']}
        />
      </LineChart>
    </Figure>
  );
}
