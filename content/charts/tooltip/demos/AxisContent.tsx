import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

// preview-start
function TotalTooltip() {
  const axis = useAxesTooltip()?.[0];
  const total = axis?.seriesItems.reduce((sum, { value }) => sum + Number(value ?? 0), 0);

  return (
    <ChartsTooltipContainer trigger="axis">
      {axis && (
        <Paper elevation={4} sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
          {axis.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
            <Typography key={seriesId} variant="body2">
              {`${formattedLabel}: ${formattedValue}`}
            </Typography>
          ))}
          <Typography variant="body2" sx={{ fontWeight: 600 }}>{`Total: ${total}`}</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
// preview-end

export default function AxisContent() {
  return (
    <LineChart
      aria-label="Passengers of two tram lines by hour"
      height={300}
      dataset={tramDay}
      xAxis={[{ scaleType: 'point', dataKey: 'hour', valueFormatter: formatHour, label: 'Hour' }]}
      yAxis={[{ width: 68, label: 'Passengers' }]}
      series={[
        { dataKey: 'harbor', label: 'Harbor line', showMark: false },
        { dataKey: 'university', label: 'University line', showMark: false },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
