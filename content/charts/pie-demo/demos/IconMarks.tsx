import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { Figure } from '../../shared/figure';

// preview-start
function HouseMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path className={className} fill={color} d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3z" />
    </svg>
  );
}

function BoltMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path className={className} fill={color} d="M13 2 4 14h6l-1 8 9-12h-6z" />
    </svg>
  );
}
// preview-end

export default function IconMarks() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Heating takes most of the energy at home"
      measure="Energy use of a household in percent"
      source="Invented data"
    >
      <PieChart
        aria-label="Energy of a household: heating 71%, electric devices 29%"
        height={220}
        // preview-start
        series={[
          {
            valueFormatter: ({ value }) => `${value}%`,
            data: [
              {
                value: 71,
                label: 'Heating 71%',
                color: palette.warning.main,
                labelMarkType: HouseMark,
              },
              {
                value: 29,
                label: 'Electricity 29%',
                color: palette.primary.main,
                labelMarkType: BoltMark,
              },
            ],
          },
        ]}
        // preview-end
        margin={4}
      />
    </Figure>
  );
}
