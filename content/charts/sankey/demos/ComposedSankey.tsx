import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import {
  FocusedSankeyLink,
  FocusedSankeyNode,
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyNodeLabelPlot,
  SankeyNodePlot,
  SankeyTooltip,
  useSankeyLayout,
} from '@mui/x-charts-pro/SankeyChart';
import { useTheme } from '@mui/material/styles';
import { water } from './water.data';

// preview-start
function NodeTotals() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const layout = useSankeyLayout();

  return layout?.nodes.map(({ id, value, x0 = 0, x1 = 0, y0 = 0 }) => (
    <text
      key={id}
      x={(x0 + x1) / 2}
      y={y0 - 4}
      textAnchor="middle"
      style={theme.typography.caption}
      fill={palette.text.secondary}
    >
      {value}
    </text>
  ));
}

export default function ComposedSankey() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <SankeyDataProvider
        height={320}
        series={[{ type: 'sankey', data: { links: water }, nodeOptions: { padding: 24 } }]}
      >
        <ChartsSurface aria-label="Flow of water in a town with totals. Invented data.">
          <SankeyLinkPlot />
          <SankeyNodePlot />
          <NodeTotals />
          <SankeyNodeLabelPlot />
          <FocusedSankeyNode />
          <FocusedSankeyLink />
        </ChartsSurface>
        <SankeyTooltip />
      </SankeyDataProvider>
    </div>
  );
}
// preview-end
