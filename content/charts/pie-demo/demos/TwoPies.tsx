import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import Typography from '@mui/material/Typography';
import { Figure } from '../../shared/figure';

const years = [
  { year: '2005', shares: { Car: 58, Transit: 24, Bicycle: 8, Walking: 10 } },
  { year: '2025', shares: { Car: 36, Transit: 29, Bicycle: 23, Walking: 12 } },
];

export default function TwoPies() {
  const { palette } = useTheme();
  const colors = {
    Car: palette.grey[600],
    Transit: palette.info.main,
    Bicycle: palette.success.main,
    Walking: palette.warning.main,
  };

  return (
    <Figure
      headline="The bicycle took its share from the car"
      measure="Trips to work in a city in percent"
      source="Invented data"
    >
      {/* preview-start */}
      <PieChart
        aria-label="Trips to work. 2005: car 58%, transit 24%, bicycle 8%, walking 10%. 2025: car 36%, transit 29%, bicycle 23%, walking 12%."
        height={200}
        hideLegend
        margin={4}
        series={years.map(({ year, shares }, index) => ({
          id: year,
          cx: index === 0 ? '25%' : '75%',
          outerRadius: '68%',
          arcLabelRadius: '48%',
          arcLabel: ({ value }) => `${value}%`,
          data: Object.entries(shares).map(([label, value]) => ({
            id: label,
            label,
            value,
            color: colors[label as keyof typeof colors],
          })),
        }))}
        // preview-end
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fill: palette.background.paper, fontWeight: 700 },
        }}
      />
      <Stack direction="row" dir="ltr">
        {years.map(({ year }) => (
          <Typography key={year} sx={{ flex: 1, textAlign: 'center', fontWeight: 700 }}>
            {year}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        {Object.entries(colors).map(([name, color]) => (
          <Stack key={name} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <ChartsLabelMark color={color} type="circle" />
            <Typography variant="body2">{name}</Typography>
          </Stack>
        ))}
      </Stack>
    </Figure>
  );
}
