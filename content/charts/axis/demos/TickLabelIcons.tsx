import BikeIcon from '@mui/icons-material/DirectionsBike';
import BusIcon from '@mui/icons-material/DirectionsBus';
import CarIcon from '@mui/icons-material/DirectionsCar';
import WalkIcon from '@mui/icons-material/DirectionsWalk';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';

const icons = { Bike: BikeIcon, Bus: BusIcon, Walk: WalkIcon, Car: CarIcon };
const hasIcon = (text: string): text is keyof typeof icons => Object.hasOwn(icons, text);

// preview-start
function IconLabel(props: ChartsTextProps) {
  const { text, x, y } = props;
  if (!hasIcon(text)) {
    return <ChartsText {...props} />;
  }
  const Icon = icons[text];
  return (
    <g>
      <Icon x={Number(x) - 11} y={Number(y)} width={22} height={22} />
      <ChartsText {...props} y={Number(y) + 24} />
    </g>
  );
}
// preview-end

export default function TickLabelIcons() {
  return (
    <BarChart
      aria-label="How members travel to the rowing club"
      height={280}
      hideLegend
      slots={{ axisTickLabel: IconLabel }}
      xAxis={[{ data: Object.keys(icons), height: 72, label: 'Way to the club' }]}
      yAxis={[{ label: 'Members' }]}
      series={[{ data: [31, 14, 22, 9], label: 'Members' }]}
    />
  );
}
