import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const islands = [
  { name: 'Greenland', area: 840 },
  { name: 'New Guinea', area: 306 },
  { name: 'Borneo', area: 280 },
  { name: 'Madagascar', area: 227 },
  { name: 'Baffin', area: 184 },
  { name: 'Sumatra', area: 183 },
  { name: 'Honshu', area: 89 },
  { name: 'Britain', area: 84 },
];

export default function IslandRanking() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Greenland is larger than the next three islands together"
      measure="Area in thousand square miles"
      source="Source: The World Almanac and Book of Facts, 1975"
    >
      <BarChart
        aria-label="The eight largest islands by area. Greenland has 840 thousand square miles, New Guinea 306, Borneo 280, and Madagascar 227."
        height={280}
        hideLegend
        slotProps={{ barLabel: { style: { direction: 'ltr' } } }}
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        dataset={islands}
        // preview-start
        layout="horizontal"
        xAxis={[{ position: 'none', max: 1040 }]}
        yAxis={[{ dataKey: 'name', width: 92, disableLine: true, disableTicks: true }]}
        series={[
          {
            dataKey: 'area',
            label: 'Thousand square miles',
            barLabel: 'value',
            barLabelPlacement: 'outside',
            colorGetter: ({ dataIndex }) =>
              dataIndex === 0 ? palette.primary.main : palette.grey[500],
          },
        ]}
        // preview-end
      />
    </Figure>
  );
}
