import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function RainAndSun() {
  const { palette } = useTheme();
  const side = { width: 40, disableLine: true, disableTicks: true, tickNumber: 4, min: 0 };

  return (
    <Figure
      headline="The dry months are the sunny ones"
      measure="Rain in millimeters (left) and hours of sunshine (right) of a coastal town"
      source="Invented data"
    >
      <BarChart
        aria-label="Rain and sunshine per month. Rain falls from 118 millimeters in January to 6 in July, while sunshine rises from 140 to 360 hours."
        height={300}
        margin={{ left: 0, right: 0, bottom: 0 }}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: months,
            tickSpacing: 36,
            categoryGapRatio: 0.25,
            barGapRatio: 0,
            disableTicks: true,
          },
        ]}
        // preview-start
        yAxis={[
          { ...side, id: 'rain', max: 120, tickLabelStyle: { fill: palette.info.main } },
          {
            ...side,
            id: 'sun',
            position: 'right',
            max: 400,
            tickLabelStyle: { fill: palette.warning.main },
          },
        ]}
        series={[
          {
            yAxisId: 'rain',
            label: 'Rain (mm)',
            color: palette.info.main,
            data: [118, 96, 71, 58, 41, 16, 6, 8, 34, 82, 109, 120],
          },
          {
            yAxisId: 'sun',
            label: 'Sunshine (hours)',
            color: palette.warning.main,
            data: [140, 155, 210, 245, 300, 335, 360, 340, 265, 205, 150, 130],
          },
        ]}
        // preview-end
      />
    </Figure>
  );
}
