import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי'];

export default function RightToLeft() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="he" sx={{ width: '100%' }}>
        {/* preview-start */}
        <BarChart
          aria-label="מבקרים בספרייה לפי חודש"
          height={260}
          xAxis={[{ data: months, reverse: true }]}
          yAxis={[{ position: 'right' }]}
          series={[
            { data: [320, 290, 410, 380, 455], label: 'מבוגרים' },
            { data: [180, 210, 240, 260, 305], label: 'ילדים' },
          ]}
        />
        {/* preview-end */}
      </Box>
    </ThemeProvider>
  );
}
