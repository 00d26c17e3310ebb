import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { penguins } from './penguins.data';

// preview-start
const shapes: Record<string, string> = {
  adelie: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  chinstrap: 'M0 -5L5 4H-5Z',
  gentoo: 'M-4 -4H4V4H-4Z',
};

function SpeciesMarker({ x, y, color, seriesId, isFaded }: ScatterMarkerProps) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={shapes[seriesId]}
      fill={color}
      opacity={isFaded ? 0.2 : 0.85}
    />
  );
}
// preview-end

export default function PenguinBills() {
  const { palette } = useTheme();
  const species = [
    { id: 'adelie', label: 'Adélie', data: penguins.adelie, color: palette.warning.main },
    {
      id: 'chinstrap',
      label: 'Chinstrap',
      data: penguins.chinstrap,
      color: palette.secondary.main,
    },
    { id: 'gentoo', label: 'Gentoo', data: penguins.gentoo, color: palette.info.main },
  ];
  const noteColors = species.map(({ color }) => color);

  return (
    <Figure
      headline="Longer bills are deeper, but only within a species"
      measure="Length and depth of the bills of 109 penguins in millimeters"
      source="Source: K. B. Gorman et al., PLoS ONE 9 (2014), palmerpenguins, season of 2007"
    >
      <ScatterChart
        aria-label="Bills of three species of penguins. In each species, longer bills are deeper. Gentoo penguins have long and flat bills, Adélie penguins short and deep ones, Chinstrap penguins long and deep ones."
        height={340}
        hideLegend
        margin={{ left: 0, right: 12, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        voronoiMaxRadius={24}
        xAxis={[{ min: 32, max: 60, label: 'Length of the bill (mm)', height: 48 }]}
        yAxis={[{ min: 12, max: 22, width: 32, disableLine: true, disableTicks: true }]}
        // preview-start
        series={species.map((series) => ({
          ...series,
          highlightScope: { highlight: 'series', fade: 'global' },
          valueFormatter: (bill) => `${bill?.x} mm long, ${bill?.y} mm deep`,
        }))}
        slots={{ marker: SpeciesMarker }}
      >
        <ChartNote x={32.4} y={20.3} anchor="start" bold color={noteColors[0]} lines={['Adélie']} />
        <ChartNote
          x={53.5}
          y={20.8}
          anchor="start"
          bold
          color={noteColors[1]}
          lines={['Chinstrap']}
        />
        <ChartNote x={51.5} y={14} anchor="start" bold color={noteColors[2]} lines={['Gentoo']} />
      </ScatterChart>
      {/* preview-end */}
    </Figure>
  );
}
