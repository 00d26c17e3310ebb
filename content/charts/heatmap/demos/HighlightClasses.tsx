import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

export default function HighlightClasses() {
  return (
    <Box
      component="figure"
      aria-label="Bicycles per hour and weekday with an outline on hover. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        height={260}
        sx={{
          [`& .${heatmapClasses.cell}`]: { stroke: 'transparent', strokeWidth: 3 },
          [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', filter: 'none' },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.35, filter: 'none' },
        }}
        series={[{ data: bicycles, highlightScope: { highlight: 'item', fade: 'global' } }]}
        // preview-end
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
      />
    </Box>
  );
}
