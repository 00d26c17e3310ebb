import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewDefaultItemModelProperties;

function rename(items: Item[], id: string, label: string): Item[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name of the cheese' } } } };

export default function KeepLabels() {
  const [items, setItems] = React.useState<Item[]>([
    { id: 'soft', label: 'Soft', children: [{ id: 'brie', label: 'Brie' }] },
    { id: 'hard', label: 'Hard', children: [{ id: 'cheddar', label: 'Cheddar' }] },
  ]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setItems((previous) => previous.toReversed())}>
        Reverse the order
      </Button>
      <RichTreeView
        isItemEditable
        aria-label="Cheese counter"
        items={items}
        slotProps={slotProps}
        defaultExpandedItems={['soft', 'hard']}
        onItemLabelChange={(itemId, label) => setItems((all) => rename(all, itemId, label))}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
