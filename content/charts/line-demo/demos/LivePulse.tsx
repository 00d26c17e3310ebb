import * as React from 'react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const size = 60;
const load = (second: number) =>
  Math.round(52 + 18 * Math.sin(second / 7) + 11 * Math.sin(second / 2.3) + 6 * Math.sin(second));
const windowFrom = (start: number) =>
  Array.from({ length: size }, (_value, index) => start + index);

export default function LivePulse() {
  const { palette } = useTheme();
  const [start, setStart] = React.useState<number>(0);
  const [running, setRunning] = React.useState<boolean>(false);
  const seconds = React.useMemo(() => windowFrom(start), [start]);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => setStart((previous) => previous + 1), 250);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Figure
      headline="Load of the last minute"
      measure="Requests in progress, four seconds of data per second"
      source="Invented data"
    >
      <Button size="small" variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'}
      </Button>
      <LineChart
        aria-label="Requests in progress during the last 60 seconds"
        height={240}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        // preview-start
        skipAnimation
        xAxis={[
          { data: seconds, domainLimit: 'strict', valueFormatter: (value: number) => `${value} s` },
        ]}
        yAxis={[{ width: 32, min: 0, max: 100, disableLine: true, disableTicks: true }]}
        series={[
          {
            data: seconds.map(load),
            label: 'Requests',
            color: palette.primary.main,
            showMark: false,
          },
        ]}
        // preview-end
      />
    </Figure>
  );
}
