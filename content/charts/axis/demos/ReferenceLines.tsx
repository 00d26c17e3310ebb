import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { reservoirYear } from '../../shared/reservoirs.data';

export default function ReferenceLines() {
  return (
    <LineChart
      aria-label="Level of the upper lake over a year; it falls below the reserve in September"
      height={300}
      hideLegend
      dataset={reservoirYear}
      xAxis={[{ scaleType: 'point', dataKey: 'month', label: 'Month' }]}
      yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%`, label: 'Level' }]}
      series={[{ dataKey: 'upper', label: 'Upper lake (%)', showMark: false }]}
    >
      {/* preview-start */}
      <ChartsReferenceLine
        y={40}
        label="Reserve"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine x="Jun" label="Hosepipe ban" labelAlign="end" />
      {/* preview-end */}
    </LineChart>
  );
}
