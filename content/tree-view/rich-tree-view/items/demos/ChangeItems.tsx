import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const layers = [
  { id: 'jacket', label: 'Rain jacket' },
  { id: 'sweater', label: 'Wool sweater' },
  { id: 'hat', label: 'Sun hat' },
];

export default function ChangeItems() {
  const [count, setCount] = React.useState(1);

  // preview-start
  const items = React.useMemo(
    () => [
      {
        id: 'clothes',
        label: 'Clothes',
        children: layers.slice(0, count),
      },
      { id: 'stove', label: 'Stove' },
      { id: 'map', label: 'Map' },
    ],
    [count],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={count === layers.length}
          onClick={() => setCount(count + 1)}
        >
          Add a layer
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a layer
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Packing list"
        items={items}
        defaultExpandedItems={['clothes']}
        defaultSelectedItems="jacket"
      />
    </Stack>
  );
}
