import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

export default function RadarClicks() {
  const [text, setText] = React.useState<string>(
    'Click an area, a mark, or the space of a metric.',
  );

  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <RadarChart
        aria-label="Ratings of two cafés. Invented data."
        height={300}
        onAxisClick={(_, axis) => setText(`onAxisClick, metric ${axis?.axisValue}`)}
        onAreaClick={(_, { seriesId, dataIndex }) =>
          setText(`onAreaClick, ${seriesId} near ${metrics[dataIndex]}`)
        }
        onMarkClick={(_, { seriesId, dataIndex }) =>
          setText(`onMarkClick, ${seriesId} at ${metrics[dataIndex]}`)
        }
        // preview-end
        radar={{ max: 5, metrics }}
        series={[
          { id: 'harbor', data: harbor, label: 'Harbor café', fillArea: true },
          { id: 'library', data: library, label: 'Library café', fillArea: true },
        ]}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </div>
  );
}
