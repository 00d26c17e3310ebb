import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = Array.from({ length: 40 }, (_value, index) => ({
  name: `Shop ${index + 1}`,
  sales: Array.from({ length: 12 }, (_month, month) => 20 + ((index * 7 + month * 11) % 31)),
}));

// preview-start
function WhenVisible({ height, children }: { height: number; children: React.ReactNode }) {
  const frame = React.useRef<HTMLDivElement>(null);
  const [visible, setVisible] = React.useState<boolean>(false);

  React.useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setVisible((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <Box ref={frame} sx={{ height }}>
      {visible && children}
    </Box>
  );
}
// preview-end

export default function VisibleCharts() {
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label="Sales of 40 shops"
      sx={{ width: '100%', height: 320, overflow: 'auto' }}
    >
      {shops.map(({ name, sales }) => (
        <div key={name}>
          <Typography variant="subtitle2">{name}</Typography>
          {/* preview-start */}
          <WhenVisible height={100}>
            <BarChart
              aria-label={`Sales of ${name} per month`}
              height={100}
              // preview-end
              hideLegend
              margin={4}
              xAxis={[{ data: sales.map((_sale, month) => month), position: 'none' }]}
              yAxis={[{ position: 'none', min: 0, max: 60 }]}
              series={[{ data: sales, label: 'Sales' }]}
            />
          </WhenVisible>
        </div>
      ))}
    </Box>
  );
}
