import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXAxis } from '@mui/x-charts/hooks';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const data = [1, 2].flatMap((week) => days.map((day) => `${day} ${week}`));

// preview-start
function WeekendBands() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { top, height } = useDrawingArea();
  const { data: labels = [], scale } = useXAxis<'band'>('day');

  return labels
    .filter((label: string) => label.startsWith('S'))
    .map((label: string) => (
      <rect
        key={label}
        x={scale(label)! - (scale.step() - scale.bandwidth()) / 2}
        y={top}
        width={scale.step()}
        height={height}
        fill={palette.action.hover}
      />
    ));
}
// preview-end

export default function WeekendShade() {
  return (
    <ChartsContainer
      aria-label="Visitors of a museum in two weeks, with weekends shaded. Invented data."
      height={240}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data,
          valueFormatter: (day: string) => day.slice(0, 2),
        },
      ]}
      yAxis={[{ label: 'Visitors', width: 56 }]}
      series={[
        {
          type: 'line',
          data: [80, 95, 110, 105, 160, 310, 340, 75, 90, 120, 118, 170, 335, 360],
          curve: 'linear',
        },
      ]}
    >
      <WeekendBands />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
