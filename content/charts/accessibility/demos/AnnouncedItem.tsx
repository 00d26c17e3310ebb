import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFocusedItem } from '@mui/x-charts/hooks';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const series = [
  { id: 'lent', label: 'Lent', data: [84, 91, 102, 77, 130] },
  { id: 'returned', label: 'Returned', data: [79, 88, 95, 103, 98] },
];

// preview-start
function FocusReporter({ onChange }: { onChange: (text: string) => void }) {
  const item = useFocusedItem();
  const { seriesId, dataIndex } = item?.type === 'bar' ? item : { seriesId: '', dataIndex: 0 };

  React.useEffect(() => {
    const focused = series.find(({ id }) => id === seriesId);
    onChange(focused ? `${days[dataIndex]}, ${focused.label}: ${focused.data[dataIndex]}` : '');
  }, [seriesId, dataIndex, onChange]);

  return null;
}
// preview-end

export default function AnnouncedItem() {
  const [text, setText] = React.useState<string>('');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {/* preview-start */}
      <BarChart
        aria-label="Books lent and returned per day. Use the arrow keys to read the values."
        height={260}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ data: days }]}
        series={series}
      >
        <FocusReporter onChange={setText} />
      </BarChart>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {text}
      </Typography>
      {/* preview-end */}
    </Stack>
  );
}
