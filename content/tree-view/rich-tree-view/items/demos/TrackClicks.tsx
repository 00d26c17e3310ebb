import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const program = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'harbor-news', label: 'Harbor news' },
      { id: 'tide-table', label: 'Tide table' },
    ],
  },
  {
    id: 'evening',
    label: 'Evening',
    children: [{ id: 'night-train', label: 'Night train' }],
  },
];

export default function TrackClicks() {
  const [clickedId, setClickedId] = React.useState<string | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {clickedId ? `Last clicked: ${clickedId}` : 'No item clicked yet'}
      </Typography>
      <RichTreeView
        aria-label="Radio program"
        items={program}
        defaultExpandedItems={['morning']}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
      />
    </Stack>
  );
}
