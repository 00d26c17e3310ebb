import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const groups = ['0–17', '18–24', '25–44', '45–64', '65+'];
const states = [
  { name: 'Florida', shares: [21.8, 8.8, 26.1, 25.9, 17.4] },
  { name: 'Pennsylvania', shares: [22.2, 9.7, 25.4, 27.4, 15.3] },
  { name: 'New York', shares: [22.6, 10.3, 27.5, 26.3, 13.4] },
  { name: 'Illinois', shares: [24.6, 10.2, 27.9, 25.1, 12.2] },
  { name: 'California', shares: [25.5, 10.5, 28.9, 24, 11.2] },
  { name: 'Texas', shares: [27.6, 10.1, 28.8, 23.3, 10.2] },
];

export default function StateAges() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Florida is the oldest of the six largest states, Texas the youngest"
      measure="Share of the population by age group in percent, 2008"
      source="Source: U.S. Census Bureau, population estimates"
    >
      {/* preview-start */}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        }}
      >
        {states.map(({ name, shares }) => (
          <div key={name}>
            <Typography variant="subtitle2">{name}</Typography>
            <BarChart
              aria-label={`${name}: ${groups.map((group, index) => `${group}: ${shares[index]}%`).join(', ')}`}
              height={136}
              slotProps={{ barLabel: { style: { direction: 'ltr' } } }}
              hideLegend
              layout="horizontal"
              margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
              xAxis={[{ position: 'none', min: 0, max: 38 }]}
              yAxis={[{ data: groups, width: 56, disableLine: true, disableTicks: true }]}
              // preview-end
              series={[
                {
                  data: shares,
                  label: 'Share (%)',
                  barLabel: ({ value }) => String(Math.round(value ?? 0)),
                  barLabelPlacement: 'outside',
                  colorGetter: ({ dataIndex }) =>
                    dataIndex === 4 ? palette.primary.main : palette.grey[500],
                },
              ]}
            />
          </div>
        ))}
      </Box>
    </Figure>
  );
}
