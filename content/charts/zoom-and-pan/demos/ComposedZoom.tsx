import * as React from 'react';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { formatDay, parkYear } from './parkVisitors.data';

export default function ComposedZoom() {
  const clipPathId = React.useId();

  return (
    <ChartsDataProviderPro
      height={300}
      dataset={parkYear}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          valueFormatter: formatDay,
          zoom: { slider: { enabled: true } },
        },
      ]}
      yAxis={[{ width: 70, label: 'Visitors' }]}
      series={[{ type: 'line', dataKey: 'visitors', label: 'Visitors' }]}
    >
      {/* preview-start */}
      <ChartsSurface aria-label="Visitors of a park per day">
        <ChartsClipPath id={clipPathId} />
        <g clipPath={`url(#${clipPathId})`}>
          <LinePlot />
          <ChartsAxisHighlight x="line" />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsZoomSlider />
      </ChartsSurface>
      <ChartsTooltip />
      {/* preview-end */}
    </ChartsDataProviderPro>
  );
}
