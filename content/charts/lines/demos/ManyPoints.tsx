import { LineChart } from '@mui/x-charts/LineChart';
import { vibrations } from './vibrations.data';

export default function ManyPoints() {
  return (
    <LineChart
      aria-label="Vibration of a bridge over ten minutes, 3,000 readings"
      height={280}
      hideLegend
      skipAnimation
      dataset={vibrations}
      xAxis={[{ dataKey: 'second', label: 'Second', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Vibration (mm)' }]}
      series={[{ dataKey: 'shift', label: 'Vibration (mm)', showMark: false, curve: 'linear' }]}
    />
  );
}
