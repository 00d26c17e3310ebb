import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const target = 60;

export default function ColorCallback() {
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Parcels delivered per courier, with a target of 60"
      height={280}
      hideLegend
      xAxis={[{ data: ['Ana', 'Bo', 'Chidi', 'Dina', 'Eero'] }]}
      yAxis={[{ label: 'Parcels delivered' }]}
      // preview-start
      series={[
        {
          data: [72, 48, 66, 81, 55],
          label: 'Parcels',
          colorGetter: ({ value }) =>
            (value ?? 0) < target ? palette.warning.main : palette.primary.main,
        },
      ]}
      // preview-end
    >
      <ChartsReferenceLine
        y={target}
        label="Target"
        labelAlign="end"
        labelStyle={{ fontSize: 12 }}
        spacing={{ x: 0, y: 4 }}
      />
    </BarChart>
  );
}
