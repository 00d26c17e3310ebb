import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const counters = [
  { name: 'Harbor bridge', riders: [1240, 1310, 1290, 1405, 1380, 2120, 2260] },
  { name: 'Station', riders: [3110, 3240, 3190, 3260, 3020, 1480, 1120] },
  { name: 'Old town', riders: [890, 910, 940, 960, 1180, 1960, 1540] },
];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const numbers = new Intl.NumberFormat('en-US');

export default function TinyBars() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="The station is for commuters, the harbor bridge for weekends"
      measure="Bicycles per day from Monday to Sunday, weekend highlighted"
      source="Invented data"
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {counters.map(({ name, riders }) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', gap: 2, justifyContent: 'space-between' }}
          >
            <Typography variant="body2" sx={{ width: 104, flexShrink: 0 }}>
              {name}
            </Typography>
            {/* preview-start */}
            <BarChart
              aria-label={`${name}: ${days.map((day, index) => `${day} ${riders[index]}`).join(', ')}`}
              height={44}
              hideLegend
              margin={0}
              xAxis={[{ data: days, position: 'none', categoryGapRatio: 0.15 }]}
              yAxis={[{ position: 'none', min: 0, max: 3300 }]}
              series={[
                {
                  data: riders,
                  label: 'Bicycles',
                  colorGetter: ({ dataIndex }) =>
                    dataIndex > 4 ? palette.primary.main : palette.grey[500],
                },
              ]}
            />
            {/* preview-end */}
            <Typography variant="body2" sx={{ width: 56, flexShrink: 0, textAlign: 'end' }}>
              {numbers.format(riders.reduce((sum, value) => sum + value, 0))}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Figure>
  );
}
