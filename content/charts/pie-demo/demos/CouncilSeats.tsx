import { styled, useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { Figure } from '../../shared/figure';

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

function Majority() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height - 8}>
      31 of 60 for a majority
    </CenterText>
  );
}

export default function CouncilSeats() {
  const { palette } = useTheme();
  const seats = [
    { id: 'river', label: 'River list', value: 22, color: palette.primary.main },
    { id: 'green', label: 'Green town', value: 14, color: palette.success.main },
    { id: 'center', label: 'Center', value: 9, color: palette.warning.main },
    { id: 'new', label: 'New path', value: 15, color: palette.grey[600] },
  ];

  return (
    <Figure
      headline="River list and Green town have a majority together"
      measure="Seats in the town council"
      source="Invented data"
    >
      <PieChart
        aria-label="60 seats of a council: River list 22, Green town 14, Center 9, New path 15"
        height={190}
        // preview-start
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: '88%',
            outerRadius: '145%',
            paddingAngle: 1,
            arcLabel: 'value',
          },
        ]}
        // preview-end
        margin={{ left: 8, right: 8, top: 4, bottom: 4 }}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fill: palette.background.paper, fontWeight: 700 },
        }}
      >
        <Majority />
      </PieChart>
    </Figure>
  );
}
