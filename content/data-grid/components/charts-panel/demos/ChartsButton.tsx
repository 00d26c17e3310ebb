import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import Tooltip from '@mui/material/Tooltip';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { months } from './energy.data';
import { EnergyChart, schema } from './energyChart';

// preview-start
function EnergyToolbar() {
  return (
    <Toolbar aria-label="Analysis">
      <Tooltip title="Charts">
        <ChartsPanelTrigger render={<ToolbarButton />}>
          <BarChartIcon fontSize="small" />
        </ChartsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function ChartsButton() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          aria-label="Energy of the farm"
          rows={months}
          columns={columns}
          slots={{ toolbar: EnergyToolbar, chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema } }}
          initialState={{
            chartsIntegration: {
              charts: {
                energy: { dimensions: ['month'], values: ['solar', 'wind'], chartType: 'bar' },
              },
            },
          }}
          hideFooter
        />
      </div>
      <GridChartsRendererProxy id="energy" label="Energy" renderer={EnergyChart} />
    </GridChartsIntegrationContextProvider>
  );
}
