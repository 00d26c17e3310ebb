import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'done', value: 27, label: 'Delivered' },
  { id: 'way', value: 9, label: 'On the way' },
  { id: 'open', value: 6, label: 'Waiting' },
];

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  fontSize: 20,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

// preview-start
function Total() {
  const { left, top, width, height } = useDrawingArea();
  const total = data.reduce((sum, { value }) => sum + value, 0);
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {`${total} parcels`}
    </CenterText>
  );
}
// preview-end

export default function CenterLabel() {
  return (
    <PieChart
      aria-label="42 parcels of the day by state"
      height={220}
      series={[{ data, innerRadius: '65%', paddingAngle: 2, cornerRadius: 3 }]}
    >
      <Total />
    </PieChart>
  );
}
