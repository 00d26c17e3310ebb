import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';

// Invented data
const boats = ['Heron', 'Otter', 'Pike', 'Swan', 'Teal'];

export default function HighlightStyles() {
  return (
    <BarChart
      aria-label="Trips of five rental boats"
      height={260}
      hideLegend
      xAxis={[{ data: boats }]}
      yAxis={[{ label: 'Trips' }]}
      // preview-start
      series={[
        { data: [64, 91, 38, 77, 52], highlightScope: { highlight: 'item', fade: 'global' } },
      ]}
      sx={(theme) => ({
        [`.${barClasses.element}[data-highlighted]`]: {
          stroke: theme.palette.text.primary,
          strokeWidth: 2,
          filter: 'none',
        },
        [`.${barClasses.element}[data-faded]`]: { opacity: 0.6 },
        [`.${chartsAxisHighlightClasses.root}`]: { fill: theme.palette.primary.main },
      })}
      // preview-end
    />
  );
}
