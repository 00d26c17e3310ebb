import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { schema } from './chartSchema';
import { columns } from './countColumns';
import { spring } from './counters.data';
import { GridChart } from './gridChart';

export default function LiveChart() {
  const apiRef = useGridApiRef();
  const [hour, setHour] = React.useState(0);
  const [synced, setSynced] = React.useState(true);

  // preview-start
  const countHour = () => {
    setHour(hour + 1);
    apiRef.current?.updateRows(
      spring.map(({ id, bikes }, index) => ({ id, bikes: bikes + (hour + 1) * (index + 1) * 4 })),
    );
  };
  const follow = (next: boolean) => {
    setSynced(next);
    apiRef.current?.setChartSynchronizationState('main', next);
  };
  // preview-end

  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{ width: '100%', gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={countHour}>
            Count one hour
          </Button>
          <FormControlLabel
            control={<Switch checked={synced} onChange={(event) => follow(event.target.checked)} />}
            label="Chart follows the grid"
          />
        </Stack>
        <div style={{ height: 282 }}>
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
            aria-label="Bicycles, counted live"
            apiRef={apiRef}
            rows={spring}
            columns={columns}
            hideFooter
          />
        </div>
        <GridChartsRendererProxy id="main" label="Bridges" renderer={GridChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
