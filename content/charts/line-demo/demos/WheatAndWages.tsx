import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { wheat } from './wheat.data';

export default function WheatAndWages() {
  const { palette } = useTheme();
  const shillings = (value: number | null) => `${value} shillings`;

  return (
    <Figure
      headline="Bread became affordable when wages rose, not when wheat got cheap"
      measure="Price of a quarter of wheat and weekly wage of a good mechanic, in shillings"
      source="Source: William Playfair, Letter on Our Agricultural Distresses (1821)"
    >
      <LineChart
        aria-label="Price of wheat and wages in England from 1565 to 1820. Wages rise steadily from 5 to 30 shillings. Wheat costs between 26 and 64 shillings until 1790 and reaches 99 in 1810."
        height={300}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        dataset={wheat}
        xAxis={[{ dataKey: 'year', domainLimit: 'strict', tickNumber: 5, valueFormatter: String }]}
        yAxis={[{ width: 32, min: 0, disableLine: true, disableTicks: true, tickNumber: 5 }]}
        // preview-start
        series={[
          {
            dataKey: 'wheat',
            label: 'Wheat',
            color: palette.warning.main,
            curve: 'stepAfter',
            showMark: false,
            valueFormatter: shillings,
          },
          {
            dataKey: 'wage',
            label: 'Wage',
            color: palette.primary.main,
            showMark: false,
            valueFormatter: shillings,
          },
        ]}
      >
        <ChartNote x={1645} y={66} bold color={palette.warning.main} lines={['Price of wheat']} />
        <ChartNote x={1650} y={15} bold color={palette.primary.main} lines={['Weekly wage']} />
        <ChartNote x={1810} y={99} dx={-12} anchor="end" lines={['War with', 'Napoleon']} />
        {/* preview-end */}
      </LineChart>
    </Figure>
  );
}
