import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sizes = [
  {
    id: 'boots',
    label: 'Boots',
    children: [
      { id: 'boots-38', label: 'Size 38' },
      { id: 'boots-41', label: 'Size 41' },
    ],
  },
  { id: 'laces', label: 'Laces' },
];

export default function FindLeaves() {
  const apiRef = useRichTreeViewApiRef();
  const [message, setMessage] = React.useState('Select an item');

  // preview-start
  const handleSelection = (_event: React.SyntheticEvent | null, itemId: string | null) => {
    if (itemId === null) {
      return;
    }
    const childIds = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setMessage(
      childIds.length === 0
        ? `${itemId} can be ordered`
        : `${itemId}: choose one of ${childIds.length}`,
    );
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Order form"
        items={sizes}
        defaultExpandedItems={['boots']}
        onSelectedItemsChange={handleSelection}
      />
    </Stack>
  );
}
