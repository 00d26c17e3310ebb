import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { year } from './counters.data';
import type { Count } from './counters.data';
import { GridChart } from './gridChart';

// preview-start
const dataSource: GridDataSource = {
  getRows: async ({ paginationModel = { page: 0, pageSize: 4 }, sortModel }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const [order] = sortModel;
    const field = (order?.field ?? 'id') as keyof Count;
    const sign = order?.sort === 'desc' ? -1 : 1;
    const sorted = year.toSorted((a, b) => (a[field] < b[field] ? -sign : sign));
    const start = paginationModel.page * paginationModel.pageSize;
    return { rows: sorted.slice(start, start + paginationModel.pageSize), rowCount: year.length };
  },
};
// preview-end

export default function ServerChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 322 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              pagination: { paginationModel: { page: 0, pageSize: 4 } },
              chartsIntegration: {
                charts: {
                  main: { dimensions: ['quarter'], values: ['bikes'], chartType: 'line' },
                },
              },
            }}
            aria-label="Bicycles of one bridge, from a server"
            dataSource={dataSource}
            columns={columns}
            pagination
            pageSizeOptions={[4]}
          />
        </div>
        <GridChartsRendererProxy id="main" label="Quarters" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
