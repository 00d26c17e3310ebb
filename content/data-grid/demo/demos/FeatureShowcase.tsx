import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { CodeView } from './codeView';
import type { Choice } from './features';
import { showcaseCode } from './showcaseCode';
import { ShowcaseControls } from './showcaseControls';
import { ShowcaseGrid } from './showcaseGrid';
import { useOrders } from './useOrders';

const firstChoice: Choice = {
  plan: 'Premium',
  rowCount: 1000,
  density: 'compact',
  on: new Set(['toolbar', 'checkboxes', 'editing', 'customCells', 'columnGroups', 'aggregation']),
};

export default function FeatureShowcase() {
  const [choice, setChoice] = React.useState(firstChoice);
  const { orders, progress } = useOrders(choice.rowCount);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ShowcaseControls choice={choice} onChange={setChoice} />
      <Stack sx={{ height: 620 }}>
        <LinearProgress
          variant="determinate"
          aria-label="Rows made"
          value={progress * 100}
          sx={{ visibility: progress < 1 ? 'visible' : 'hidden' }}
        />
        <ShowcaseGrid choice={choice} rows={orders} loading={progress < 1} />
      </Stack>
      <CodeView code={showcaseCode(choice)} />
    </Stack>
  );
}
