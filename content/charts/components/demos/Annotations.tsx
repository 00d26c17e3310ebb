import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const years = [1960, 1970, 1980, 1990, 2000, 2010, 2015, 2020, 2024];
const parts = [317, 326, 339, 354, 370, 390, 401, 414, 425];

const Note = styled('g')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.secondary,
  '& text': {
    ...theme.typography.caption,
    stroke: 'none',
    fill: (theme.vars ?? theme).palette.text.primary,
  },
}));

// preview-start
function Annotation({ year, value, text }: { year: number; value: number; text: string }) {
  const x = useXScale<'linear'>()(year);
  const y = useYScale<'linear'>()(value);

  return (
    <Note pointerEvents="none">
      <circle cx={x} cy={y} r={4} fill="none" />
      <path d={`M${x} ${y - 6}V${y - 34}`} />
      <text x={x} y={y - 40} textAnchor="middle">
        {text}
      </text>
    </Note>
  );
}
// preview-end

export default function Annotations() {
  return (
    <div style={{ width: '100%' }}>
      <LineChart
        aria-label="Carbon dioxide in the air rose from 317 ppm in 1960 to 425 ppm in 2024"
        height={280}
        margin={{ right: 32, top: 16 }}
        hideLegend
        xAxis={[{ data: years, min: 1960, max: 2024, valueFormatter: String, tickNumber: 5 }]}
        yAxis={[{ min: 300, max: 450, label: 'CO₂ (ppm)', width: 60 }]}
        series={[{ data: parts, label: 'CO₂', showMark: false, curve: 'linear' }]}
      >
        <Annotation year={1970} value={326} text="Earth Day" />
        <Annotation year={1990} value={354} text="First IPCC report" />
        <Annotation year={2015} value={401} text="Paris Agreement" />
      </LineChart>
      <Typography variant="caption" color="text.secondary">
        Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
      </Typography>
    </div>
  );
}
