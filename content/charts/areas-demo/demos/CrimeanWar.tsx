import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { crimea } from './crimea.data';

export default function CrimeanWar() {
  const { palette } = useTheme();
  // preview-start
  const layer = { stack: 'deaths', area: true, showMark: false, curve: 'linear' as const };
  // preview-end

  return (
    <Figure
      headline="Disease killed far more British soldiers than the enemy did"
      measure="Deaths per month in the Crimean War"
      source="Source: Florence Nightingale, Notes on Matters Affecting the Health of the British Army (1858)"
    >
      <LineChart
        aria-label="Deaths per month from 1854 to 1856 by cause. In January 1855, 2,761 soldiers died of disease, 83 of wounds, and 324 of other causes. After the sanitary commission arrived in March 1855, the numbers fall."
        height={320}
        hideLegend
        margin={{ left: 0, right: 28, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        dataset={crimea}
        xAxis={[
          {
            dataKey: 'month',
            scaleType: 'point',
            tickInterval: (month: string) => /Apr|Oct/.test(month),
          },
        ]}
        yAxis={[{ width: 44, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        // preview-start
        series={[
          { ...layer, dataKey: 'wounds', label: 'Wounds', color: palette.error.main },
          { ...layer, dataKey: 'other', label: 'Other causes', color: palette.grey[500] },
          { ...layer, dataKey: 'disease', label: 'Disease', color: palette.info.main },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { filter: 'none', opacity: 0.8 } }}
      >
        <ChartsReferenceLine x="Mar 1855" lineStyle={{ strokeDasharray: '4 3' }} />
        <ChartNote
          x="Mar 1855"
          y={2900}
          dx={8}
          anchor="start"
          lines={['March 1855:', 'sanitary commission', 'arrives']}
        />
        <ChartNote x="Sep 1854" y={1800} bold color={palette.info.main} lines={['Disease']} />
        {/* preview-end */}
        <ChartNote
          x="Sep 1855"
          y={250}
          dy={-40}
          pointer
          bold
          color={palette.error.main}
          lines={['Wounds']}
        />
      </LineChart>
    </Figure>
  );
}
