import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// preview-start
function ExportedArea({ children }: { children: React.ReactNode }) {
  const rootRef = useChartRootRef();
  return (
    <Box ref={rootRef} sx={{ p: 1 }}>
      {children}
    </Box>
  );
}
// preview-end

export default function ComposedExport() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsImage({ fileName: 'nests' })}
      >
        Save chart and caption
      </Button>
      <ChartsDataProviderPro
        apiRef={apiRef}
        height={240}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024', '2025'] }]}
        yAxis={[{ label: 'Nests' }]}
        series={[{ type: 'bar', data: [12, 17, 25, 31], label: 'Nests' }]}
      >
        {/* preview-start */}
        <ExportedArea>
          <ChartsSurface aria-label="Stork nests: 12 in 2022, 31 in 2025">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <Typography variant="caption">Stork nests in the valley. Invented data.</Typography>
        </ExportedArea>
        {/* preview-end */}
      </ChartsDataProviderPro>
    </Box>
  );
}
