import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, day + 1));

/** A year at about 52 degrees north: hours of daylight, and invented temperatures. */
const season = (day: number) => -Math.cos(((day - 10) / 365) * 2 * Math.PI);
const weather = (day: number) =>
  1.6 * Math.sin(day * 0.31) + 1.2 * Math.sin(day * 0.83 + 2) + 0.7 * Math.sin(day * 2.1);
const daylight = days.map((_, day) => 12 + 4.5 * season(day + 20));
const temperature = days.map((_, day) => 10 + 9 * season(day) + weather(day));

// preview-start
export default function Scene() {
  return (
    <LineChartPro
      height={400}
      xAxis={[{ id: 'day', data: days, scaleType: 'time', zoom: { slider: { enabled: true } } }]}
      initialZoom={[{ axisId: 'day', start: 20, end: 70 }]}
      series={[
        { data: temperature, label: 'Temperature (°C)', showMark: false },
        { data: daylight, label: 'Daylight (h)', showMark: false },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
// preview-end
