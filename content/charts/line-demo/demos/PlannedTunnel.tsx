import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export default function PlannedTunnel() {
  const { palette } = useTheme();
  const shared = { showMark: false, curve: 'linear' as const };

  return (
    <Figure
      headline="The tunnel caught up with its plan in August"
      measure="Meters drilled since March"
      source="Invented data"
    >
      <LineChart
        aria-label="Meters drilled per month, planned and actual. The actual line falls behind in May at 190 of 280 meters, and passes the plan in September with 880 of 840 meters."
        height={280}
        hideLegend
        margin={{ left: 0, right: 60, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: months, scaleType: 'point', disableTicks: true }]}
        yAxis={[{ width: 44, min: 0, disableLine: true, disableTicks: true, tickNumber: 5 }]}
        // preview-start
        series={[
          {
            ...shared,
            id: 'plan',
            label: 'Plan',
            color: palette.text.secondary,
            data: [0, 140, 280, 420, 560, 700, 840, 980],
          },
          {
            ...shared,
            id: 'actual',
            label: 'Actual',
            color: palette.primary.main,
            data: [0, 110, 190, 310, 520, 710, 880, 1040],
          },
        ]}
        sx={{
          [`& .${lineClasses.line}[data-series="plan"]`]: { strokeDasharray: '4 4' },
          [`& .${lineClasses.line}[data-series="actual"]`]: { strokeWidth: 3 },
        }}
      >
        <ChartNote x="Oct" y={980} dx={8} dy={10} anchor="start" lines={['Plan']} />
        <ChartNote
          x="Oct"
          y={1040}
          dx={8}
          dy={-6}
          anchor="start"
          bold
          color={palette.primary.main}
          lines={['Drilled']}
        />
      </LineChart>
      {/* preview-end */}
    </Figure>
  );
}
