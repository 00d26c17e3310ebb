import {
  BAR_CHART_PRO_PLUGINS,
  type BarChartProPluginSignatures,
} from '@mui/x-charts-pro/BarChartPro';
import { BarPlot, FocusedBar } from '@mui/x-charts-pro/BarChart';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';

// Invented data
const boats = ['Kayak', 'Canoe', 'Rowboat', 'Dinghy', 'Raft'];

export default function KeyboardPlugin() {
  return (
    // preview-start
    <ChartsDataProviderPro<'bar', BarChartProPluginSignatures>
      plugins={BAR_CHART_PRO_PLUGINS}
      enableKeyboardNavigation
      // preview-end
      height={260}
      xAxis={[{ scaleType: 'band', data: boats }]}
      yAxis={[{ label: 'Rentals' }]}
      series={[{ type: 'bar', data: [184, 231, 97, 142, 65], label: 'Rentals' }]}
    >
      <ChartsWrapper hideLegend>
        <ChartsSurface aria-label="Rentals per kind of boat, most of them canoes">
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProviderPro>
  );
}
