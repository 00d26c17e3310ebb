import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const districts = ['Old town', 'Harbor', 'Hill', 'Suburb'];
const trips = {
  walk: [410, 220, 130, 180],
  bike: [260, 310, 90, 240],
  bus: [190, 240, 280, 360],
  car: [120, 330, 410, 1240],
};
const totals = districts.map((_, index) =>
  Object.values(trips).reduce((sum, data) => sum + data[index]!, 0),
);

export default function ShareOfWhole() {
  return (
    <BarChart
      aria-label="How inhabitants of four districts travel: cars make up 12% of trips in the old town and 61% in the suburb"
      height={280}
      layout="horizontal"
      yAxis={[{ data: districts, width: 70 }]}
      // preview-start
      xAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%`, max: 1 }]}
      series={Object.entries(trips).map(([label, data]) => ({
        data,
        label: label[0]!.toUpperCase() + label.slice(1),
        stack: 'trips',
        stackOffset: 'expand',
        valueFormatter: (value, { dataIndex }) =>
          `${Math.round((100 * (value ?? 0)) / totals[dataIndex]!)}% (${value} trips)`,
      }))}
      // preview-end
      colors={['#00897b', '#7cb342', '#fbc02d', '#90a4ae']}
    />
  );
}
