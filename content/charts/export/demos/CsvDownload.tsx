import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const parcels = [
  { day: 'Mon', delivered: 412, returned: 18 },
  { day: 'Tue', delivered: 388, returned: 25 },
  { day: 'Wed', delivered: 401, returned: 14 },
  { day: 'Thu', delivered: 436, returned: 21 },
  { day: 'Fri', delivered: 523, returned: 37 },
];

// preview-start
function downloadCsv(rows: Record<string, string | number>[], fileName: string) {
  const columns = Object.keys(rows[0] ?? {});
  const quote = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const text = lines.map((line) => line.map(quote).join(',')).join('\n');

  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
// preview-end

export default function CsvDownload() {
  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => downloadCsv(parcels, 'parcels.csv')}
      >
        Download CSV
      </Button>
      <BarChart
        aria-label="Parcels per weekday, most of them on Friday"
        height={240}
        dataset={parcels}
        xAxis={[{ dataKey: 'day' }]}
        yAxis={[{ label: 'Parcels' }]}
        series={[
          { dataKey: 'delivered', label: 'Delivered' },
          { dataKey: 'returned', label: 'Returned' },
        ]}
      />
    </Stack>
  );
}
