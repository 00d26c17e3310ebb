import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const temperatures = [-4, -1, 2, 3, 6, 8, 10, 13, 15, 17, 19, 22, 24, 26, 29, 31];
const cocoa = [44, 41, 40, 36, 33, 31, 27, 22, 20, 15, 13, 9, 8, 5, 3, 2];
const ice = [12, 18, 15, 30, 42, 55, 80, 118, 150, 170, 214, 262, 280, 335, 372, 390];
const toPoints = (values: number[]) => values.map((y, id) => ({ id, x: temperatures[id]!, y }));

export default function DrinksByWeather() {
  const { palette } = useTheme();
  const axis = { min: 0, width: 40, disableLine: true, disableTicks: true, tickNumber: 4 };

  return (
    <Figure
      headline="Cocoa sells in the cold, ice cream in the heat"
      measure="Cups of cocoa (left) and scoops of ice cream (right) sold per day"
      source="Invented data"
    >
      <ScatterChart
        aria-label="Sales by temperature. Cocoa falls from 44 cups at minus 4 degrees to 2 at 31 degrees, while ice cream rises from 12 to 390 scoops."
        height={320}
        hideLegend
        margin={{ left: 0, right: 0, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Temperature at noon (°C)' }]}
        // preview-start
        yAxis={[
          { ...axis, id: 'cocoa', max: 50, tickLabelStyle: { fill: palette.warning.main } },
          {
            ...axis,
            id: 'ice',
            max: 400,
            position: 'right',
            tickLabelStyle: { fill: palette.info.main },
          },
        ]}
        series={[
          {
            yAxisId: 'cocoa',
            label: 'Cocoa',
            data: toPoints(cocoa),
            color: palette.warning.main,
            markerSize: 5,
          },
          {
            yAxisId: 'ice',
            label: 'Ice cream',
            data: toPoints(ice),
            color: palette.info.main,
            markerSize: 5,
          },
        ]}
        // preview-end
      >
        <ChartNote
          x={-3}
          y={31}
          anchor="start"
          bold
          color={palette.warning.main}
          lines={['Cocoa']}
        />
        <ChartNote
          x={23}
          y={42}
          anchor="end"
          bold
          color={palette.info.main}
          lines={['Ice cream']}
        />
      </ScatterChart>
    </Figure>
  );
}
