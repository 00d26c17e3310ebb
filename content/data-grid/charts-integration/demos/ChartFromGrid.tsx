import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { spring } from './counters.data';
import { GridChart } from './gridChart';

export default function ChartFromGrid() {
  return (
    // preview-start
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 336 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              chartsIntegration: {
                charts: { main: { dimensions: ['bridge'], values: ['bikes'], chartType: 'bar' } },
              },
            }}
            showToolbar
            aria-label="Bicycles on four bridges, in thousands"
            rows={spring}
            columns={columns}
            hideFooter
          />
        </div>
        <GridChartsRendererProxy id="main" label="Bridges" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
    // preview-end
  );
}
