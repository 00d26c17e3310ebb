import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const theme = useTheme();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * 0.9 * Math.sin(valueAngle);
  const y = cy - outerRadius * 0.9 * Math.cos(valueAngle);
  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={theme.palette.text.primary} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} stroke={theme.palette.text.primary} strokeWidth={3} />
    </g>
  );
}

export default function Pointer() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      {/* preview-start */}
      <GaugeContainer
        aria-label="Wind speed"
        aria-valuetext="27 knots"
        height={200}
        startAngle={-110}
        endAngle={110}
        value={27}
        valueMax={60}
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Needle />
      </GaugeContainer>
      {/* preview-end */}
      <Typography variant="body2">Wind: 27 knots</Typography>
    </Stack>
  );
}
