import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { outbreak } from './outbreak.data';

const handleRemoved = outbreak.findIndex(({ day }) => day === 'Sep 8');

export default function OutbreakDays() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="The outbreak was fading before the pump was closed"
      measure="Cholera deaths per day in Soho, London, 1854"
      source="Source: John Snow, On the Mode of Communication of Cholera (1855)"
    >
      <BarChart
        aria-label="Cholera deaths per day in Soho. 127 people died on September 2. The pump handle was removed on September 8, when 30 people died."
        height={280}
        hideLegend
        margin={{ left: 0, right: 24, bottom: 0 }}
        dataset={outbreak}
        xAxis={[
          { dataKey: 'day', categoryGapRatio: 0.15, tickLabelMinGap: 16, disableTicks: true },
        ]}
        yAxis={[{ width: 32, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        grid={{ horizontal: true }}
        // preview-start
        series={[
          {
            dataKey: 'deaths',
            label: 'Deaths',
            color: palette.primary.main,
            colorGetter: ({ dataIndex }) =>
              dataIndex < handleRemoved ? palette.primary.main : palette.grey[500],
          },
        ]}
      >
        <ChartNote x="Sep 2" y={127} dy={-12} bold lines={['127 deaths']} />
        <ChartsReferenceLine x="Sep 8" lineStyle={{ strokeDasharray: '4 3' }} />
        <ChartNote
          x="Sep 8"
          y={86}
          dx={8}
          anchor="start"
          lines={['September 8:', 'handle of the', 'pump removed']}
        />
      </BarChart>
      {/* preview-end */}
    </Figure>
  );
}
