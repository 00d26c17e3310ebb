import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Speed', 'Range', 'Load', 'Price', 'Comfort'];
const bicycles = [
  { name: 'City', data: [52, 44, 38, 82, 76] },
  { name: 'Cargo', data: [34, 40, 95, 30, 62] },
  { name: 'Racing', data: [96, 88, 8, 24, 30] },
  { name: 'Folding', data: [40, 30, 16, 66, 48] },
];

export default function ManySeries() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {/* preview-start */}
      {bicycles.map(({ name, data }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <RadarChart
            aria-label={`Scores of a ${name.toLowerCase()} bicycle. Invented data.`}
            height={200}
            margin={{ top: 28, bottom: 20 }}
            hideLegend
            divisions={2}
            radar={{ max: 100, metrics }}
            series={[{ data, label: name, fillArea: true, hideMark: true }]}
          />
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
        </Box>
      ))}
      {/* preview-end */}
    </Box>
  );
}
