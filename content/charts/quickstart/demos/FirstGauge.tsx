import { Gauge } from '@mui/x-charts/Gauge';

export default function FirstGauge() {
  return (
    <Gauge
      aria-label="Places taken on the course"
      width={180}
      height={180}
      value={18}
      valueMax={24}
      text="18/24"
    />
  );
}
