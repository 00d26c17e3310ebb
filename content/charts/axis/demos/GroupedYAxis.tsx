import { BarChart } from '@mui/x-charts/BarChart';

const plots = ['Hill / Oak', 'Hill / Beech', 'Hill / Pine', 'Valley / Alder', 'Valley / Willow'];
const part = (plot: string, index: number) => plot.split(' / ')[index] ?? '';

export default function GroupedYAxis() {
  return (
    <BarChart
      aria-label="Trees planted on a hill and in a valley, by kind"
      height={280}
      hideLegend
      layout="horizontal"
      margin={{ left: 0 }}
      xAxis={[{ label: 'Trees planted' }]}
      // preview-start
      yAxis={[
        {
          data: plots,
          width: 120,
          groups: [
            { getValue: (plot: string) => part(plot, 1) },
            {
              getValue: (plot: string) => part(plot, 0),
              tickSize: 64,
              tickLabelStyle: { fontWeight: 600 },
            },
          ],
        },
      ]}
      // preview-end
      series={[{ data: [140, 210, 95, 180, 125], label: 'Trees' }]}
    />
  );
}
