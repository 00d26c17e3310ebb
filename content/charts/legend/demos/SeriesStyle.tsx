import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const ages = [0, 3, 6, 9, 12, 15, 18];

export default function SeriesStyle() {
  return (
    <LineChart
      aria-label="Weight of a foal compared with the average of its breed"
      height={260}
      xAxis={[{ data: ages, label: 'Age (months)', tickInterval: ages, height: 48 }]}
      yAxis={[{ label: 'Weight (kg)' }]}
      series={[
        {
          id: 'average',
          data: [52, 145, 220, 275, 320, 355, 385],
          label: 'Breed average',
          color: '#9e9e9e',
        },
        { id: 'juno', data: [47, 128, 209, 281, 338, 380, 412], label: 'Juno', color: '#d81b60' },
      ]}
      // preview-start
      slotProps={{
        legend: {
          sx: {
            [`.${legendClasses.item}[data-series="juno"] .${legendClasses.label}`]: {
              fontWeight: 'bold',
            },
          },
        },
      }}
      // preview-end
    />
  );
}
