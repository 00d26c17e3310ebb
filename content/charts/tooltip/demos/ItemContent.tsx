import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { bakeryWeek } from '../../shared/bakery.data';

// preview-start
function BreadTooltip() {
  const item = useItemTooltip<'bar'>();
  const day = item && bakeryWeek[item.identifier.dataIndex]?.day;

  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Paper elevation={4} sx={{ px: 2, py: 1, borderInlineStart: `6px solid ${item.color}` }}>
          <Typography variant="subtitle2">{`${item.label} on ${day}`}</Typography>
          <Typography variant="body2">{item.formattedValue} loaves sold</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
// preview-end

export default function ItemContent() {
  return (
    <BarChart
      aria-label="Loaves sold per day"
      height={300}
      dataset={bakeryWeek}
      xAxis={[{ dataKey: 'day', label: 'Day' }]}
      yAxis={[{ width: 56, label: 'Loaves sold' }]}
      series={[
        { dataKey: 'rye', label: 'Rye' },
        { dataKey: 'wheat', label: 'Wheat' },
      ]}
      slots={{ tooltip: BreadTooltip }}
    />
  );
}
