import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

// Invented data
const guests = [
  { id: 0, value: 46, label: 'Families' },
  { id: 1, value: 31, label: 'Couples' },
  { id: 2, value: 23, label: 'Groups' },
];

export default function ExportButtons() {
  const apiRef = useChartProApiRef<'pie'>();

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* preview-start */}
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsImage({ fileName: 'guests' })}
        >
          Save as PNG
        </Button>
        <Button onClick={() => apiRef.current?.exportAsPrint({ fileName: 'guests' })}>Print</Button>
        {/* preview-end */}
      </Stack>
      <PieChartPro
        apiRef={apiRef}
        aria-label="Guests of a campsite: 46% families, 31% couples, 23% groups"
        height={220}
        series={[{ data: guests, valueFormatter: (item) => `${item.value}%` }]}
      />
    </Stack>
  );
}
