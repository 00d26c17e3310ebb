import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const wards = [
  {
    id: 'harbor',
    label: 'Harbor ward',
    children: [
      { id: 'rope-lane', label: 'Rope Lane' },
      { id: 'customs-yard', label: 'Customs Yard' },
    ],
  },
  { id: 'hill', label: 'Hill ward', children: [{ id: 'steps', label: 'Ninety Steps' }] },
];

export default function TrackExpansion() {
  const [message, setMessage] = React.useState('Expand a ward');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
      <RichTreeView
        aria-label="City wards"
        items={wards}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
    </Stack>
  );
}
