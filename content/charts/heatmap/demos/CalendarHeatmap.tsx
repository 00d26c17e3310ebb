import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const first = Date.UTC(2025, 2, 3); // a Monday
const mondays = Array.from({ length: 14 }, (_, week) => new Date(first + week * 7 * 86_400_000));
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const calls = mondays.flatMap((_, week) =>
  weekdays.map((__, weekday): HeatmapValueType => {
    const spring = Math.exp(-((week - 7) ** 2) / 14);
    return [week, weekday, Math.round(spring * (24 + ((week * 3 + weekday * 5) % 11)))];
  }),
);

export default function CalendarHeatmap() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography variant="subtitle2" component="p">
        The cuckoo is heard for six weeks
      </Typography>
      {/* preview-start */}
      <Heatmap
        height={210}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        xAxis={[
          {
            data: mondays,
            position: 'top',
            valueFormatter: (date: Date, { location }) =>
              location === 'tick' ? month.format(date) : `Week of ${day.format(date)}`,
            tickInterval: (date: Date) => date.getUTCDate() <= 7,
            disableLine: true,
          },
        ]}
        yAxis={[{ data: weekdays, disableLine: true, disableTicks: true }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 34, color: ['#f1f8e9', '#33691e'] } }]}
        series={[{ data: calls, label: 'Calls' }]}
      />
      {/* preview-end */}
      <Typography component="figcaption" variant="caption" color="text.secondary">
        Calls heard per day in a forest, March to June 2025. Invented data.
      </Typography>
    </Box>
  );
}
