import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';

const maxWidth = 40;

// preview-start
function NarrowBar(props: BarProps) {
  const { className, color, onClick, onPointerEnter, onPointerLeave } = props;
  const width = Math.min(props.width, maxWidth);
  const x = props.x + (props.width - width) / 2;
  const size = useAnimateBar({ ...props, x, width });
  const handlers = { onClick, onPointerEnter, onPointerLeave };
  return <rect {...size} {...handlers} className={className} fill={color} />;
}
// preview-end

export default function MaximumWidth() {
  return (
    <BarChart
      aria-label="Crates of apples picked on two days"
      height={260}
      hideLegend
      xAxis={[{ data: ['Saturday', 'Sunday'] }]}
      yAxis={[{ label: 'Crates' }]}
      series={[{ data: [34, 52], label: 'Crates' }]}
      // preview-start
      slots={{ bar: NarrowBar }}
      // preview-end
    />
  );
}
