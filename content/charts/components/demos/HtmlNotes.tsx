import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const stops = ['Mill', 'Park', 'Hall', 'Quay', 'Zoo'];
const riders = [180, 320, 640, 410, 250];
const notes = [
  { stop: 'Hall', value: 640, text: 'Market days double the riders at Hall.' },
  { stop: 'Quay', value: 410, text: 'The ferry to the island starts at Quay.' },
];

// preview-start
function Notes({ onOpen }: { onOpen: (text: string) => void }) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return notes.map(({ stop, value, text }) => (
    <Chip
      key={stop}
      label="i"
      size="small"
      clickable
      aria-label={`Note on ${stop}`}
      onClick={() => onOpen(text)}
      style={{
        position: 'absolute',
        left: x(stop)! + x.bandwidth() / 2,
        top: y(value) - 4,
        transform: 'translate(-50%, -100%)',
      }}
    />
  ));
}
// preview-end

export default function HtmlNotes() {
  const [open, setOpen] = React.useState<string>('Open a note to read more.');

  return (
    <div style={{ width: '100%' }}>
      <Box dir="ltr" sx={{ position: 'relative' }}>
        <ChartsDataProvider
          height={240}
          xAxis={[{ scaleType: 'band', data: stops }]}
          yAxis={[{ position: 'none', max: 800 }]}
          series={[{ type: 'bar', data: riders }]}
        >
          <ChartsSurface aria-label="Riders per tram stop. Invented data.">
            <BarPlot borderRadius={4} />
            <ChartsXAxis />
          </ChartsSurface>
          <Notes onOpen={setOpen} />
        </ChartsDataProvider>
      </Box>
      <Typography variant="body2" role="status">
        {open}
      </Typography>
    </div>
  );
}
