import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const years = [1956, 1957, 1958, 1959, 1960, 1961];
const continents = [
  { name: 'Asia', phones: [4708, 5230, 6662, 6856, 8220, 9053] },
  { name: 'Central America', phones: [733, 773, 836, 911, 1008, 1076] },
  { name: 'Europe', phones: [29990, 32510, 35218, 37598, 40341, 43173] },
  { name: 'Africa', phones: [1411, 1546, 1663, 1769, 1905, 2005] },
  { name: 'Oceania', phones: [2366, 2526, 2691, 2868, 3054, 3224] },
  { name: 'North America', phones: [60423, 64721, 68484, 71799, 76036, 79831] },
].map(({ name, phones }) => ({
  name,
  index: phones.map((count) => Math.round((count / phones[0]!) * 100)),
}));

export default function PhonesByContinent() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="The number of telephones almost doubled in Asia in five years"
      measure="Telephones per continent, 1956 = 100"
      source="Source: AT&T, The World's Telephones (1961)"
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}
      >
        {continents.map((panel) => (
          <div key={panel.name}>
            <Typography variant="subtitle2">{panel.name}</Typography>
            {/* preview-start */}
            <LineChart
              aria-label={`Telephones in ${panel.name}, 1956 is 100: ${panel.index[5]} in 1961`}
              height={140}
              hideLegend
              margin={{ left: 14, right: 32, top: 16, bottom: 0 }}
              xAxis={[
                {
                  data: years,
                  scaleType: 'point',
                  tickInterval: [1956, 1961],
                  disableTicks: true,
                  valueFormatter: (year: number) => `’${year - 1900}`,
                },
              ]}
              yAxis={[{ position: 'none', min: 90, max: 200 }]}
              series={[...continents.filter((other) => other !== panel), panel].map((line) => ({
                data: line.index,
                showMark: false,
                color: line === panel ? palette.primary.main : palette.action.disabled,
              }))}
              slotProps={{ tooltip: { trigger: 'none' } }}
              disableLineItemHighlight
              axisHighlight={{ x: 'none' }}
            >
              <ChartNote
                x={1961}
                y={panel.index[5]!}
                dx={4}
                anchor="start"
                bold
                lines={[String(panel.index[5])]}
              />
            </LineChart>
            {/* preview-end */}
          </div>
        ))}
      </Box>
    </Figure>
  );
}
