import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const rivers = [
  { name: 'Upper Lenne', levels: [2.1, 2, 2, 1.9, 1.9, 2.2, 3.1, 3.8, 3.5, 2.9, 2.5, 2.3] },
  { name: 'Stone Brook', levels: [1.4, 1.4, 1.3, 1.3, 1.3, 1.4, 1.6, 1.9, 2.3, 2.6, 2.8, 2.9] },
  { name: 'Old Canal', levels: [2.6, 2.6, 2.6, 2.6, 2.5, 2.5, 2.6, 2.6, 2.7, 2.7, 2.6, 2.6] },
];

export default function TinyLines() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="The flood reached Stone Brook as the Lenne fell"
      measure="Water level of the last twelve hours, now in meters"
      source="Invented data"
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {rivers.map(({ name, levels }) => (
          <Stack key={name} component="li" direction="row" sx={{ alignItems: 'center', gap: 2 }}>
            <Typography variant="body2" sx={{ width: 104, flexShrink: 0 }}>
              {name}
            </Typography>
            {/* preview-start */}
            <LineChart
              aria-label={`${name}: lowest ${Math.min(...levels)} m, highest ${Math.max(...levels)} m`}
              height={48}
              hideLegend
              margin={6}
              xAxis={[{ data: levels.map((_level, index) => index), position: 'none' }]}
              yAxis={[{ position: 'none', min: 1, max: 4 }]}
              series={[
                {
                  data: levels,
                  color: palette.primary.main,
                  showMark: ({ index }) => index === levels.length - 1,
                },
              ]}
              slotProps={{ tooltip: { trigger: 'none' } }}
              axisHighlight={{ x: 'none' }}
              disableLineItemHighlight
            />
            {/* preview-end */}
            <Typography variant="body2" sx={{ width: 40, flexShrink: 0, textAlign: 'end' }}>
              {levels[levels.length - 1]!.toFixed(1)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Figure>
  );
}
