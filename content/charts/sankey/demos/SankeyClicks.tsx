import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

export default function SankeyClicks() {
  const [text, setText] = React.useState<string>('Click a node or a link.');

  return (
    <div style={{ width: '100%' }}>
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Flow of water in a town. Invented data."
          height={300}
          onNodeClick={(_, { nodeId, node }) => setText(`Node ${nodeId} with ${node.value}`)}
          onLinkClick={(_, { sourceId, targetId, link }) =>
            setText(`Link from ${sourceId} to ${targetId} with ${link.value}`)
          }
          series={{ data: { links: water } }}
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </div>
  );
}
