import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { folders } from './folders.data';
import { squarify } from './squarify';

// preview-start
function TreemapPlot({ onHover }: { onHover: (text: string | null) => void }) {
  const { palette, typography } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const colors = blueberryTwilightPalette(palette.mode);
  const sizes = folders.map(({ children }) => children.reduce((sum, { value }) => sum + value, 0));
  const groups = squarify(sizes, { x: left, y: top, width, height });

  return folders.map(({ name, children }, group) => {
    const cells = squarify(
      children.map(({ value }) => value),
      groups[group]!,
    );
    return children.map((child, index) => {
      const cell = cells[index]!;
      const label = `${child.name}, ${child.value} GB`;
      return (
        <g
          key={label}
          onPointerEnter={() => onHover(`${name}: ${label}`)}
          onPointerLeave={() => onHover(null)}
        >
          <rect {...cell} fill={colors[group]} stroke={palette.background.paper} strokeWidth={2} />
          {cell.width > 76 && cell.height > 28 && (
            <text
              x={cell.x + cell.width / 2}
              y={cell.y + cell.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              style={typography.caption}
              fill={palette.getContrastText(colors[group]!)}
            >
              {cell.width > 130 ? label : child.name}
            </text>
          )}
        </g>
      );
    });
  });
}
// preview-end

export default function ComposedTreemap() {
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <ChartsContainer
        aria-label="Treemap of a disk. Interviews take 164 of 545 gigabytes."
        height={320}
        margin={0}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[]}
      >
        <TreemapPlot onHover={setHovered} />
      </ChartsContainer>
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {hovered ?? 'Folders of a small studio. One color is one parent folder. Invented data.'}
      </Typography>
    </div>
  );
}
