import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useItemHighlighted } from '@mui/x-charts/hooks';

// preview-start
function HoverLabel(props: BarLabelProps) {
  const { isHighlighted } = useItemHighlighted({
    seriesId: props.seriesId,
    dataIndex: props.dataIndex,
  });
  return isHighlighted ? <BarLabel {...props} /> : null;
}
// preview-end

// Invented data
const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];

export default function LabelOnHighlight() {
  return (
    <BarChart
      aria-label="Parcels of a post office per week"
      height={240}
      hideLegend
      xAxis={[{ data: weeks }]}
      yAxis={[{ label: 'Parcels', max: 500, width: 60 }]}
      series={[
        {
          data: [312, 298, 340, 371, 355, 402, 418, 447],
          barLabel: 'value',
          barLabelPlacement: 'outside',
          highlightScope: { highlight: 'item' },
        },
      ]}
      slots={{ barLabel: HoverLabel }}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}
