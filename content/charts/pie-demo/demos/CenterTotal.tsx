import { styled, useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { Figure } from '../../shared/figure';

const Center = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

// preview-start
function CenterLabel({ value, caption }: { value: string; caption: string }) {
  const { left, top, width, height } = useDrawingArea();
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <Center>
      <tspan x={x} y={y} fontSize={36} fontWeight={700}>
        {value}
      </tspan>
      <tspan x={x} y={y + 22} fontSize={13}>
        {caption}
      </tspan>
    </Center>
  );
}
// preview-end

export default function CenterTotal() {
  const { palette } = useTheme();
  const votes = [
    { id: 'yes', label: 'Yes', value: 64, color: palette.primary.main },
    { id: 'no', label: 'No', value: 36, color: palette.grey[500] },
  ];

  return (
    <Figure
      headline="Two of three voters want the swimming pool"
      measure="Result of a referendum, turnout 58%"
      source="Invented data"
    >
      {/* preview-start */}
      <PieChart
        aria-label="Referendum on a swimming pool: 64% yes, 36% no"
        height={260}
        hideLegend
        margin={4}
        series={[
          {
            data: votes,
            innerRadius: '70%',
            arcLabel: ({ label }) => String(label),
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: palette.background.paper, fontWeight: 700 } }}
      >
        <CenterLabel value="64%" caption="voted yes" />
      </PieChart>
      {/* preview-end */}
    </Figure>
  );
}
