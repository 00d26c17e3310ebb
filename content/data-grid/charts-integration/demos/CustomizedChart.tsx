import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { spring } from './counters.data';
import { GridChart } from './gridChart';

// preview-start
const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    schema: { bar: schema.bar!, line: schema.line! },
    getColumnName: (field: string) => (field === 'bikes' ? 'Bicycles (thousands)' : undefined),
  },
};
// preview-end

export default function CustomizedChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 400 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            // preview-start
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={slotProps}
            initialState={{
              sidebar: { open: true, value: GridSidebarValue.Charts },
              chartsIntegration: {
                charts: {
                  main: {
                    dimensions: ['bridge'],
                    values: ['bikes', 'scooters'],
                    chartType: 'bar',
                    configuration: { stacked: true, height: 220 },
                  },
                },
              },
            }}
            // preview-end
            showToolbar
            aria-label="Bicycles with an open charts panel"
            rows={spring}
            columns={columns}
            hideFooter
            // The selected type is blue on light blue, which is too faint to read.
            sx={{ '& .MuiDataGrid-chartTypeSelectorButton': { color: 'text.primary' } }}
          />
        </div>
        <GridChartsRendererProxy id="main" label="Bridges" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
