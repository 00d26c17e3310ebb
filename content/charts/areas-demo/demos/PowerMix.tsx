import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { iowa } from './iowa.data';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const gigawattHours = (value: number | null) => `${value?.toLocaleString('en-US')} GWh`;

export default function PowerMix() {
  const { palette } = useTheme();
  // preview-start
  const layer = {
    stack: 'power',
    stackOffset: 'expand' as const,
    area: true,
    showMark: false,
    valueFormatter: gigawattHours,
  };
  // preview-end
  const colors = {
    renewable: palette.success.main,
    nuclear: palette.warning.main,
    fossil: palette.grey[600],
  };

  return (
    <Figure
      headline="Renewables went from 4% to 39% of Iowa's electricity in 16 years"
      measure="Share of generated electricity by source"
      source="Source: U.S. Energy Information Administration"
    >
      <LineChart
        aria-label="Shares of electricity in Iowa from 2001 to 2017. Renewables rise from 4 to 39 percent, fossil fuels fall from 87 to 52 percent, nuclear energy stays at 9 percent."
        height={300}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        dataset={iowa}
        // preview-start
        xAxis={[{ dataKey: 'year', domainLimit: 'strict', tickNumber: 5, valueFormatter: String }]}
        yAxis={[{ width: 48, tickNumber: 4, valueFormatter: percent, disableLine: true }]}
        series={[
          { ...layer, dataKey: 'renewable', label: 'Renewables', color: colors.renewable },
          { ...layer, dataKey: 'nuclear', label: 'Nuclear energy', color: colors.nuclear },
          { ...layer, dataKey: 'fossil', label: 'Fossil fuels', color: colors.fossil },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { filter: 'none' } }}
        // preview-end
      >
        {[
          { name: 'Renewables', year: 2014, share: 0.14, color: colors.renewable },
          { name: 'Nuclear', year: 2005, share: 0.115, color: colors.nuclear },
          { name: 'Fossil fuels', year: 2006, share: 0.6, color: colors.fossil },
        ].map(({ name, year, share, color }) => (
          <ChartNote
            key={name}
            x={year}
            y={share}
            bold
            plain
            color={palette.getContrastText(color)}
            lines={[name]}
          />
        ))}
      </LineChart>
    </Figure>
  );
}
