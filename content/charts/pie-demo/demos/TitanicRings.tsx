import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { Figure } from '../../shared/figure';

export default function TitanicRings() {
  const { palette } = useTheme();
  const people = [
    { id: 'passengers', label: 'Passengers', value: 1316, color: palette.primary.main },
    { id: 'crew', label: 'Crew', value: 885, color: palette.grey[600] },
  ];
  const fates = [
    { id: 'p-saved', label: 'saved', value: 499, color: palette.success.light },
    { id: 'p-lost', label: 'lost', value: 817, color: palette.grey[400] },
    { id: 'c-saved', label: 'saved', value: 212, color: palette.success.light },
    { id: 'c-lost', label: 'lost', value: 673, color: palette.grey[400] },
  ];

  return (
    <Figure
      headline="One of three people on the Titanic was saved"
      measure="Passengers and crew (inner ring), saved and lost (outer ring)"
      source="Source: British Board of Trade inquiry, 1912, as counted by R. Dawson (1995)"
    >
      <PieChart
        aria-label="2,201 people on the Titanic. Of 1,316 passengers, 499 were saved and 817 lost. Of 885 crew members, 212 were saved and 673 lost."
        height={320}
        hideLegend
        margin={4}
        // preview-start
        series={[
          {
            id: 'people',
            data: people,
            outerRadius: '54%',
            arcLabel: 'label',
            arcLabelRadius: '29%',
          },
          {
            id: 'fates',
            data: fates,
            innerRadius: '57%',
            outerRadius: '100%',
            arcLabel: ({ label, value }) => `${value} ${String(label)}`,
          },
        ]}
        // preview-end
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fontSize: 12, fontWeight: 600 },
          [`& [data-series="people"] .${pieClasses.arcLabel}`]: {
            fill: palette.getContrastText(palette.primary.main),
          },
          [`& [data-series="fates"] .${pieClasses.arcLabel}`]: {
            fill: palette.getContrastText(palette.grey[400]),
          },
        }}
      />
    </Figure>
  );
}
