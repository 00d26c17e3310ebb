import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

// preview-start
function CellTooltip() {
  const item = useItemTooltip<'heatmap'>();
  if (!item) {
    return null;
  }
  const [hour, day, count] = item.value;

  return (
    <ChartsTooltipContainer trigger="item">
      <Paper sx={{ p: 1, borderInlineStart: 6, borderColor: item.color }}>
        <Typography variant="body2">{`${days[day]}, ${hours[hour]}:00`}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`About ${count * 6} bicycles per hour`}
        </Typography>
      </Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <Box
      component="figure"
      aria-label="Bicycles per hour and weekday with a custom tooltip. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        slots={{ tooltip: CellTooltip }}
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        series={[{ data: bicycles }]}
      />
    </Box>
  );
}
