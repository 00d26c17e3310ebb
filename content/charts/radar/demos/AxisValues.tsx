import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { library, metrics } from './shops.data';

export default function AxisValues() {
  return (
    <RadarChart
      aria-label="Ratings of the library café with values on one axis. Invented data."
      height={300}
      hideLegend
      shape="circular"
      divisions={5}
      radar={{ max: 5, metrics }}
      series={[{ data: library, label: 'Library café', fillArea: true }]}
    >
      <RadarAxis metric="Coffee" angle={30} divisions={5} />
    </RadarChart>
  );
}
