import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const catches = [
  { harbor: 'Skarvik', tons: [14, 17, 12, null, 16, 19, 15] },
  { harbor: 'Lomsund', tons: [9, 11, null, null, 13, 12, 10] },
];

export default function FilledGaps() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Skarvik lost its report, Lomsund stayed ashore"
      measure="Fish landed per day in tons, bridged where the report is missing"
      source="Invented data"
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {catches.map(({ harbor, tons }) => (
          <Stack key={harbor} sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2">{harbor}</Typography>
            {/* preview-start */}
            <LineChart
              aria-label={`Fish landed in ${harbor}: ${days.map((day, index) => `${day} ${tons[index] ?? 'no value'}`).join(', ')}`}
              height={200}
              hideLegend
              margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
              grid={{ horizontal: true }}
              xAxis={[{ data: days, scaleType: 'point' }]}
              yAxis={[{ width: 28, max: 20, disableLine: true, disableTicks: true }]}
              series={[
                {
                  data: tons,
                  label: 'Tons',
                  area: true,
                  curve: 'linear',
                  connectNulls: harbor === 'Skarvik',
                  color: palette.info.main,
                },
              ]}
              sx={{ [`& .${lineClasses.area}`]: { filter: 'none', opacity: 0.4 } }}
            />
            {/* preview-end */}
          </Stack>
        ))}
      </Stack>
    </Figure>
  );
}
