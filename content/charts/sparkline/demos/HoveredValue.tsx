import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6200, 7400, 5100, 8800, 7900, 11200, 9600];

export default function HoveredValue() {
  const [index, setIndex] = React.useState(days.length - 1);

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">{`${days[index]}: ${steps[index]} steps`}</Typography>
      <SparkLineChart
        aria-label="Steps per day of a week, between 5,100 and 11,200"
        data={steps}
        height={80}
        area
        showHighlight
        // preview-start
        onHighlightedAxisChange={(items) => setIndex(items[0]?.dataIndex ?? days.length - 1)}
        // preview-end
      />
    </Box>
  );
}
