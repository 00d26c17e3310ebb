import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const steps = [
  {
    id: 'prepare',
    label: 'Prepare',
    children: [
      { id: 'soak', label: 'Soak the beans' },
      { id: 'chop', label: 'Chop the onions' },
    ],
  },
  { id: 'simmer', label: 'Simmer for an hour' },
  { id: 'season', label: 'Season and serve' },
];

export default function ReadTree() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = React.useState(steps);
  const [order, setOrder] = React.useState('');

  // preview-start
  const readBack = () => {
    const tree = apiRef.current?.getItemTree() ?? [];
    setOrder(tree.map((item) => `${item.label} (${item.children?.length ?? 0})`).join(', '));
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setItems((previous) => previous.toReversed())}>
          Reverse the order
        </Button>
        <Button variant="outlined" onClick={readBack}>
          Read the tree
        </Button>
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Recipe steps" items={items} />
      <Typography component="output" variant="body2">
        {order ? `Root items: ${order}` : 'Not read yet'}
      </Typography>
    </Stack>
  );
}
