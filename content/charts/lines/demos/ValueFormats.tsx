import { LineChart } from '@mui/x-charts/LineChart';

const formatPace = (minutes: number) =>
  `${Math.floor(minutes)}:${String(Math.round((minutes % 1) * 60)).padStart(2, '0')}`;

export default function ValueFormats() {
  return (
    <LineChart
      aria-label="Pace of a runner per kilometer"
      height={280}
      hideLegend
      xAxis={[
        {
          scaleType: 'linear',
          data: [1, 2, 3, 4, 5, 6, 7, 8],
          label: 'Kilometer',
          domainLimit: 'strict',
          valueFormatter: (kilometer: number, { location }) =>
            location === 'tooltip' ? `Kilometer ${kilometer}` : String(kilometer),
        },
      ]}
      // preview-start
      yAxis={[{ label: 'Minutes per kilometer', width: 70, valueFormatter: formatPace }]}
      series={[
        {
          data: [5.5, 5.25, 5.1, 5.2, null, 5.6, 5.75, 5.3],
          label: 'Pace',
          valueFormatter: (pace) => (pace === null ? 'no signal' : `${formatPace(pace)} min/km`),
        },
      ]}
      // preview-end
    />
  );
}
