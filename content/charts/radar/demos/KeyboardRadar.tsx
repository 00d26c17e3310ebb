import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

export default function KeyboardRadar() {
  return (
    <RadarChart
      aria-label="Ratings of two cafés. The library is quieter, the harbor has better coffee. Invented data."
      enableKeyboardNavigation
      height={300}
      radar={{ max: 5, metrics }}
      series={[
        { data: harbor, label: 'Harbor café' },
        { data: library, label: 'Library café' },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
}
