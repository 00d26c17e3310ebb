import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyItemIdentifier } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

const series = { type: 'sankey', seriesId: 'water' } as const;
const steps: Record<string, SankeyItemIdentifier> = {
  'Lost water': { ...series, subType: 'node', nodeId: 'Leaks' },
  'Homes to the river': { ...series, subType: 'link', sourceId: 'Homes', targetId: 'River' },
};

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<SankeyItemIdentifier | null>(null);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(steps).map(([name, step]) => (
          <Button key={name} variant="outlined" size="small" onClick={() => setItem(step)}>
            {name}
          </Button>
        ))}
      </Stack>
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Flow of water in a town. Invented data."
          height={300}
          highlightedItem={item}
          onHighlightChange={setItem}
          series={{
            id: 'water',
            data: { links: water },
            nodeOptions: { highlight: 'links', fade: 'global' },
            linkOptions: { highlight: 'links', fade: 'global' },
          }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
