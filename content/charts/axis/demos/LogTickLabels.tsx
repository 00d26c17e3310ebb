import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const frequencies = [125, 250, 500, 1000, 2000, 4000, 8000];
const thresholds = [15, 10, 10, 15, 25, 45, 55];

// preview-start
const formatHertz = (value: number, context: AxisValueFormatterContext) =>
  context.location === 'tick' && context.defaultTickLabel === '' ? '' : `${value} Hz`;
// preview-end

export default function LogTickLabels() {
  return (
    <LineChart
      aria-label="Hearing test: the quietest sound that was heard at seven frequencies"
      height={280}
      margin={{ right: 40 }}
      hideLegend
      xAxis={[
        {
          scaleType: 'log',
          data: frequencies,
          tickNumber: 3,
          valueFormatter: formatHertz,
          label: 'Frequency',
        },
      ]}
      yAxis={[{ reverse: true, min: 0, max: 80, label: 'Threshold (dB)' }]}
      series={[{ data: thresholds, label: 'Threshold (dB)' }]}
    />
  );
}
