import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

// preview-start
function FlowTooltip() {
  const item = useItemTooltip<'sankey'>();
  if (!item) {
    return null;
  }
  const { identifier } = item;

  return (
    <ChartsTooltipContainer trigger="item">
      <Paper sx={{ p: 1 }}>
        <Typography variant="body2">
          {identifier.subType === 'node'
            ? `Node ${identifier.nodeId}`
            : `From ${identifier.sourceId} to ${identifier.targetId}`}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`${item.formattedValue} percent of all water`}
        </Typography>
      </Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

export default function CustomFlowTooltip() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <SankeyChart
        aria-label="Flow of water in a town with a custom tooltip. Invented data."
        height={300}
        slots={{ tooltip: FlowTooltip }}
        series={{ data: { links: water } }}
      />
    </div>
  );
}
