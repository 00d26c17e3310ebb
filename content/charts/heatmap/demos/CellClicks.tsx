import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

export default function CellClicks() {
  const [text, setText] = React.useState<string>('Click a cell.');

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      {/* preview-start */}
      <Heatmap
        height={260}
        onItemClick={(_, { dataIndex }) => {
          const cell = dataIndex === undefined ? undefined : bicycles[dataIndex];
          if (cell) {
            const [hour, day, count] = cell;
            setText(`On ${days[day]} at ${hours[hour]}:00, ${count} bicycles`);
          }
        }}
        // preview-end
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        series={[{ data: bicycles }]}
      />
      <Typography component="figcaption" variant="body2" role="status">
        {text}
      </Typography>
    </Box>
  );
}
