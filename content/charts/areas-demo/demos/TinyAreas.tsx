import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const museums = [
  { name: 'Art', visitors: [31, 33, 36, 34, 39, 42, 47, 45, 51, 55, 54, 60] },
  { name: 'Trains', visitors: [28, 26, 27, 25, 24, 25, 23, 22, 24, 21, 20, 20] },
  { name: 'Science', visitors: [40, 38, 44, 47, 45, 52, 58, 61, 57, 50, 44, 42] },
];

export default function TinyAreas() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Art gains, trains lose, and science has its summer"
      measure="Visitors per month in thousands"
      source="Invented data"
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        {museums.map(({ name, visitors }) => (
          <Card key={name} variant="outlined">
            <Box sx={{ px: 2, pt: 1.5 }}>
              <Typography variant="body2">{name}</Typography>
              <Typography variant="h5" component="p">
                {`${visitors[11]}k`}
              </Typography>
            </Box>
            {/* preview-start */}
            <LineChart
              aria-label={`${name}: ${visitors[0]} to ${visitors[11]} thousand visitors`}
              height={64}
              hideLegend
              margin={0}
              xAxis={[
                {
                  data: visitors.map((_count, month) => month),
                  domainLimit: 'strict',
                  position: 'none',
                },
              ]}
              yAxis={[{ position: 'none', min: 0, max: 64 }]}
              series={[
                { data: visitors, area: true, showMark: false, color: palette.primary.main },
              ]}
              sx={{ [`& .${lineClasses.area}`]: { filter: 'none', opacity: 0.4 } }}
              slotProps={{ tooltip: { trigger: 'none' } }}
              axisHighlight={{ x: 'none' }}
              disableLineItemHighlight
            />
            {/* preview-end */}
          </Card>
        ))}
      </Box>
    </Figure>
  );
}
