import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const inbox = [
  { id: 'invoice', label: 'Invoice from the printer' },
  { id: 'postcard', label: 'Postcard from Oban' },
  { id: 'minutes', label: 'Minutes of the choir' },
  { id: 'reminder', label: 'Library reminder' },
];

export default function RemoveFocusedItem() {
  const [items, setItems] = React.useState(inbox);
  const focusedId = React.useRef('');

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      setItems((previous) => previous.filter((item) => item.id !== focusedId.current));
    }
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Post"
        items={items}
        onItemFocus={(_event, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={handleKeyDown}
      />
      <Typography component="output" variant="body2">
        {items.length} of {inbox.length} letters left
      </Typography>
    </Stack>
  );
}
