import * as React from 'react';
import Box from '@mui/material/Box';
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

export default function SeveralCharts() {
  const [activeChartId, setActiveChartId] = React.useState('scooters');

  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 336 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            // preview-start
            activeChartId={activeChartId}
            onActiveChartIdChange={setActiveChartId}
            initialState={{
              chartsIntegration: {
                charts: {
                  bikes: { dimensions: ['bridge'], values: ['bikes'], chartType: 'bar' },
                  scooters: { dimensions: ['bridge'], values: ['scooters'], chartType: 'pie' },
                },
              },
            }}
            // preview-end
            showToolbar
            aria-label="Bicycles and scooters, in thousands"
            rows={spring}
            columns={columns}
            hideFooter
          />
        </div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {/* preview-start */}
          <GridChartsRendererProxy id="bikes" label="Bikes" renderer={GridChart} />
          <GridChartsRendererProxy id="scooters" label="Scooters" renderer={GridChart} />
          {/* preview-end */}
        </Box>
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
