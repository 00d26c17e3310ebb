import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

// preview-start
function TargetMark({ target }: { target: number }) {
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } =
    useGaugeState();
  const { palette } = useTheme();
  const angle =
    startAngle + ((target - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  const point = (radius: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  return (
    <path
      d={`M ${point(innerRadius - 4)} L ${point(outerRadius + 4)}`}
      stroke={palette.text.primary}
      strokeWidth={3}
    />
  );
}
// preview-end

export default function GaugeTarget() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <Gauge
        aria-label="Books read this year"
        aria-valuetext="31 of 52, target for today 38"
        height={180}
        startAngle={-110}
        endAngle={110}
        value={31}
        valueMax={52}
      >
        <TargetMark target={38} />
      </Gauge>
      <Typography variant="body2">Books read this year; the mark shows the target</Typography>
    </Stack>
  );
}
