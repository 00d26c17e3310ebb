import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { countries } from './countries.data';

const labeled = ['China', 'India', 'United States', 'Japan', 'Nigeria', 'South Africa', 'Vietnam'];
const radius = (millions: number) => Math.max(3, Math.sqrt(millions) * 0.75);

const labelOffset = (name: string, millions: number) => {
  if (radius(millions) > 20) {
    return 0;
  }
  return (name === 'Japan' ? -1 : 1) * (8 + radius(millions));
};

// preview-start
function Bubble({ x, y, color, seriesId, dataIndex, isFaded }: ScatterMarkerProps) {
  const { z } = countries[seriesId]![dataIndex]!;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius(z)}
      fill={color}
      fillOpacity={isFaded ? 0.15 : 0.6}
      stroke={color}
      strokeOpacity={isFaded ? 0.3 : 1}
    />
  );
}
// preview-end

export default function HealthAndWealth() {
  const { palette } = useTheme();
  const colors: Record<string, string> = {
    Asia: palette.error.main,
    Europe: palette.warning.main,
    Americas: palette.success.main,
    Africa: palette.info.main,
  };

  return (
    <Figure
      headline="Richer countries live longer, and Vietnam lives as long as richer ones"
      measure="Life expectancy in years by income per person in dollars, 2015, area of a circle: population"
      source="Source: Gapminder, 42 selected countries"
    >
      <ScatterChart
        aria-label="Income and life expectancy of 42 countries on a log axis. Life expectancy rises from 56 years in Mozambique to 83.5 in Japan. Vietnam reaches 76.5 years with 5,623 dollars."
        height={380}
        margin={{ left: 0, right: 16, top: 20, bottom: 0 }}
        grid={{ horizontal: true }}
        voronoiMaxRadius={30}
        xAxis={[
          {
            scaleType: 'log',
            min: 600,
            max: 100000,
            tickInterval: [1000, 3000, 10000, 30000],
            valueFormatter: (value: number) => `$${value / 1000}k`,
          },
        ]}
        yAxis={[{ min: 50, max: 88, width: 32, disableLine: true, disableTicks: true }]}
        // preview-start
        series={Object.entries(countries).map(([continent, data]) => ({
          id: continent,
          label: continent,
          data,
          color: colors[continent],
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: (country) => `${country?.id}: ${country?.y} years`,
        }))}
        slots={{ marker: Bubble }}
        // preview-end
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      >
        {Object.values(countries)
          .flat()
          .filter(({ id }) => labeled.includes(id))
          .map(({ id, x, y, z }) => (
            <ChartNote key={id} x={x} y={y} dy={labelOffset(id, z)} lines={[id]} />
          ))}
      </ScatterChart>
    </Figure>
  );
}
