import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const shifts = ['Fri am', 'Fri pm', 'Sat am', 'Sat pm', 'Sun am', 'Sun pm'];

export default function GroupStyles() {
  return (
    <BarChart
      aria-label="Boats rented in the morning and afternoon of three days"
      height={300}
      hideLegend
      xAxis={[
        {
          data: shifts,
          height: 76,
          label: 'Shift',
          groups: [
            { getValue: (shift: string) => shift.slice(4), tickLabelStyle: { fontSize: 11 } },
            {
              getValue: (shift: string) => shift.slice(0, 3),
              tickSize: 26,
              tickLabelStyle: { fontSize: 15, fontWeight: 600 },
            },
          ],
        },
      ]}
      yAxis={[{ label: 'Boats rented' }]}
      series={[{ data: [4, 11, 18, 27, 22, 16], label: 'Boats' }]}
      sx={{
        // preview-start
        [`& [data-group-index="1"] .${axisClasses.tick}`]: { strokeWidth: 2 },
        [`& [data-group-index="0"] .${axisClasses.tick}`]: { strokeOpacity: 0.4 },
        // preview-end
      }}
    />
  );
}
