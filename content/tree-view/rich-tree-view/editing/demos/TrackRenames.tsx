import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boards = [
  {
    id: 'week',
    label: 'This week',
    children: [
      { id: 'gutters', label: 'Clear the gutters' },
      { id: 'paint', label: 'Order paint' },
    ],
  },
];

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Task' } } } };

export default function TrackRenames() {
  const [message, setMessage] = React.useState('Rename a task');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
      <RichTreeView
        isItemEditable
        aria-label="Tasks"
        items={boards}
        slotProps={slotProps}
        defaultExpandedItems={['week']}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now "${label}"`)}
      />
    </Stack>
  );
}
