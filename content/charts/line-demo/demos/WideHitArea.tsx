import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { AnimatedLine, LineChart } from '@mui/x-charts/LineChart';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const rooms = [
  { id: 'Cellar', data: [12, 12, 11, 12, 12, 13, 13, 12, 12] },
  { id: 'Kitchen', data: [17, 16, 16, 20, 22, 21, 24, 22, 18] },
  { id: 'Bedroom', data: [18, 17, 17, 19, 19, 20, 20, 19, 18] },
  { id: 'Attic', data: [15, 13, 12, 16, 23, 27, 25, 20, 16] },
];

// preview-start
function WideLine(props: AnimatedLineProps) {
  const { d, onPointerEnter, onPointerLeave, onPointerDown } = props;
  const handlers = { onPointerEnter, onPointerLeave, onPointerDown };
  return (
    <React.Fragment>
      <AnimatedLine {...props} />
      <path d={d} fill="none" stroke="transparent" strokeWidth={24} {...handlers} />
    </React.Fragment>
  );
}
// preview-end

export default function WideHitArea() {
  const { palette } = useTheme();
  const colors = [palette.info.main, palette.error.main, palette.grey[500], palette.warning.main];

  return (
    <Figure
      headline="The attic swings most, the cellar least"
      measure="Temperature of four rooms over a summer day in °C, point at a line to highlight it"
      source="Invented data"
    >
      <LineChart
        aria-label="Temperature of four rooms over a day: the attic between 12 and 27 degrees, the kitchen between 16 and 24, the bedroom between 17 and 20, the cellar between 11 and 13"
        height={280}
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        colors={colors}
        xAxis={[
          {
            data: hours,
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ width: 32, disableLine: true, disableTicks: true }]}
        // preview-start
        series={rooms.map((room) => ({
          ...room,
          label: room.id,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        slots={{ line: WideLine }}
        slotProps={{
          legend: { position: { vertical: 'top', horizontal: 'start' } },
        }}
        // preview-end
      />
    </Figure>
  );
}
