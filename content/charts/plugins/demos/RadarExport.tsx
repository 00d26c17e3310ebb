import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts-pro/RadarChart';
import {
  RADAR_CHART_PRO_PLUGINS,
  type RadarChartProPluginSignatures,
} from '@mui/x-charts-pro/RadarChartPro';

// Invented data
const metrics = ['Sweet', 'Sour', 'Crisp', 'Juicy', 'Scent'];

export default function RadarExport() {
  const apiRef = useChartProApiRef<'radar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsImage({ fileName: 'apple' })}
      >
        Save as PNG
      </Button>
      {/* preview-start */}
      <RadarDataProvider<RadarChartProPluginSignatures>
        plugins={RADAR_CHART_PRO_PLUGINS}
        apiRef={apiRef}
        // preview-end
        height={260}
        radar={{ metrics, max: 5 }}
        series={[{ data: [3, 4, 5, 4, 2], label: 'Boskoop', fillArea: true }]}
      >
        <ChartsWrapper hideLegend>
          <ChartsSurface aria-label="Taste of an apple: crisp and sour">
            <RadarGrid />
            <RadarMetricLabels />
            <RadarSeriesPlot />
          </ChartsSurface>
        </ChartsWrapper>
      </RadarDataProvider>
    </Box>
  );
}
