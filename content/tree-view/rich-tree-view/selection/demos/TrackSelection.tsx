import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tools = [
  {
    id: 'planes',
    label: 'Planes',
    children: [
      { id: 'block', label: 'Block plane' },
      { id: 'jointer', label: 'Jointer' },
    ],
  },
  { id: 'spokeshave', label: 'Spokeshave' },
];

export default function TrackSelection() {
  const [changes, setChanges] = React.useState<string[]>([]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Tool loan"
        items={tools}
        defaultExpandedItems={['planes']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setChanges((previous) => [
            ...previous.slice(-2),
            `${itemId} ${isSelected ? 'selected' : 'deselected'}`,
          ])
        }
      />
      <Typography component="output" variant="body2" sx={{ whiteSpace: 'pre-line', minHeight: 60 }}>
        {changes.length > 0 ? changes.join('\n') : 'Select one item, then another'}
      </Typography>
    </Stack>
  );
}
