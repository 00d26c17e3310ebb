import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Position {
  parentId: string | null;
  index: number;
}

const drawers = [
  {
    id: 'top',
    label: 'Top drawer',
    children: [
      { id: 'forks', label: 'Forks' },
      { id: 'whisk', label: 'Whisk' },
    ],
  },
  { id: 'bottom', label: 'Bottom drawer', children: [{ id: 'scales', label: 'Scales' }] },
];

const describe = ({ parentId, index }: Position) => `${parentId ?? 'root'}[${index}]`;

export default function TrackMoves() {
  const [message, setMessage] = React.useState('Move something');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
      <RichTreeViewPro
        itemsReordering
        aria-label="Kitchen drawers"
        items={drawers}
        defaultExpandedItems={['top', 'bottom']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMessage(`${itemId}: ${describe(oldPosition)} to ${describe(newPosition)}`)
        }
      />
    </Stack>
  );
}
