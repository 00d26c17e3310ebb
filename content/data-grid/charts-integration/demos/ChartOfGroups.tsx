import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { year } from './counters.data';
import { GridChart } from './gridChart';

export default function ChartOfGroups() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 330 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            // preview-start
            initialState={{
              rowGrouping: { model: ['bank', 'bridge'] },
              aggregation: { model: { bikes: 'sum', scooters: 'sum' } },
              columns: { columnVisibilityModel: { bank: false, bridge: false, quarter: false } },
              chartsIntegration: {
                charts: {
                  main: {
                    dimensions: ['bank'],
                    values: ['bikes', 'scooters'],
                    chartType: 'bar',
                    configuration: { stacked: true },
                  },
                },
              },
            }}
            // preview-end
            groupingColDef={{ headerName: 'Bank and bridge', width: 170 }}
            showToolbar
            aria-label="Bicycles by bank, in thousands"
            rows={year}
            columns={columns}
            hideFooter
          />
        </div>
        <GridChartsRendererProxy id="main" label="Banks" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
