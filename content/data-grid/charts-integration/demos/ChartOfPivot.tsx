import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { year } from './counters.data';
import { GridChart } from './gridChart';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'bridge' }],
      columns: [{ field: 'quarter' }],
      values: [{ field: 'bikes', aggFunc: 'sum' }],
    },
  },
  chartsIntegration: {
    charts: {
      main: {
        dimensions: ['bridge'],
        chartType: 'bar',
        configuration: { stacked: true },
      },
    },
  },
};

export default function ChartOfPivot() {
  const apiRef = useGridApiRef();

  // preview-start
  React.useEffect(() => {
    const drawQuarters = () => {
      const generated = apiRef.current
        ?.getAllColumns()
        .filter(({ field }) => field.endsWith('>->bikes'));
      if (generated && generated.length > 0) {
        const values = generated.map(({ field }) => ({ field }));
        apiRef.current?.updateChartValuesData('main', values);
      }
    };
    return apiRef.current?.subscribeEvent('columnsChange', drawQuarters);
  }, [apiRef]);
  // preview-end

  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <div style={{ height: 450 }}>
          <DataGridPremium
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            apiRef={apiRef}
            initialState={initialState}
            showToolbar
            aria-label="Bicycles by bridge and quarter, in thousands"
            rows={year}
            columns={columns}
            hideFooter
          />
        </div>
        <GridChartsRendererProxy id="main" label="Bridges" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
