import Button from '@mui/material/Button';
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
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {open ? 'Close chart settings' : 'Chart settings'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function ChartsPanelState() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          aria-label="Energy with a text button"
          rows={months}
          columns={columns}
          slots={{ toolbar: EnergyToolbar, chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema } }}
          initialState={{
            chartsIntegration: {
              charts: { used: { dimensions: ['month'], values: ['used'], chartType: 'line' } },
            },
          }}
          hideFooter
        />
      </div>
      <GridChartsRendererProxy id="used" label="Use" renderer={EnergyChart} />
    </GridChartsIntegrationContextProvider>
  );
}
