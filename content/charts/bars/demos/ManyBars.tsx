import { BarChart } from '@mui/x-charts/BarChart';
import { heartRates } from './heartRates.data';

const hours = heartRates.map(({ minute }) => minute).filter((minute) => minute % 240 === 0);

export default function ManyBars() {
  return (
    <BarChart
      aria-label="Heart rate in each minute of a day"
      height={280}
      hideLegend
      // preview-start
      renderer="svg-batch"
      dataset={heartRates}
      // preview-end
      xAxis={[
        {
          dataKey: 'minute',
          categoryGapRatio: 0,
          tickInterval: hours,
          valueFormatter: (minute: number) => `${Math.floor(minute / 60)} h`,
        },
      ]}
      yAxis={[{ label: 'Heartbeats per minute' }]}
      series={[{ dataKey: 'beats', label: 'Heartbeats per minute' }]}
    />
  );
}
