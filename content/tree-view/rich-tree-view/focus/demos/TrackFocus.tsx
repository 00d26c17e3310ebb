import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const notes: Record<string, string> = {
  cirrus: 'High, thin and wispy; made of ice.',
  cumulus: 'Heaped, with a flat base.',
  stratus: 'A low gray sheet, often with drizzle.',
};

const clouds = [
  { id: 'high', label: 'High', children: [{ id: 'cirrus', label: 'Cirrus' }] },
  {
    id: 'low',
    label: 'Low',
    children: [
      { id: 'cumulus', label: 'Cumulus' },
      { id: 'stratus', label: 'Stratus' },
    ],
  },
];

export default function TrackFocus() {
  const [focusedId, setFocusedId] = React.useState('');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        disableSelection
        aria-label="Clouds"
        items={clouds}
        defaultExpandedItems={['high', 'low']}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
      />
      <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
        {notes[focusedId] ?? 'Move through the tree with the arrow keys.'}
      </Typography>
    </Stack>
  );
}
