import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { Figure } from '../../shared/figure';

export default function SpacedDonut() {
  const { palette } = useTheme();
  const storage = [
    { id: 'photos', label: 'Photos 118 GB', value: 118, color: palette.primary.main },
    { id: 'music', label: 'Music 46 GB', value: 46, color: palette.secondary.main },
    { id: 'mail', label: 'Mail 22 GB', value: 22, color: palette.warning.main },
    { id: 'free', label: 'Free 70 GB', value: 70, color: palette.action.disabled },
  ];

  return (
    <Figure
      headline="A quarter of the disk is free"
      measure="Use of 256 gigabytes"
      source="Invented data"
    >
      <PieChart
        aria-label="Disk of 256 gigabytes: photos 118, music 46, mail 22, free 70"
        height={220}
        // preview-start
        series={[
          {
            data: storage,
            innerRadius: '62%',
            paddingAngle: 4,
            cornerRadius: 6,
            valueFormatter: ({ value }) => `${value} GB`,
          },
        ]}
        // preview-end
        margin={{ left: 4, right: 4, top: 4, bottom: 4 }}
      />
    </Figure>
  );
}
