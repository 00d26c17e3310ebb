import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const exhibits: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'looms',
    label: 'Looms',
    children: [
      { id: 'backstrap', label: 'Backstrap loom' },
      { id: 'treadle', label: 'Treadle looms', children: [{ id: 'draw', label: 'Draw loom' }] },
    ],
  },
  { id: 'dyes', label: 'Dyes', children: [{ id: 'madder', label: 'Madder' }] },
];

function getParentIds(items: TreeViewDefaultItemModelProperties[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...getParentIds(children)] : []));
}

const parentIds = getParentIds(exhibits);

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['looms']);
  const isAllExpanded = parentIds.every((id) => expanded.includes(id));

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setExpanded(isAllExpanded ? [] : parentIds)}>
        {isAllExpanded ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Weaving exhibition"
        items={exhibits}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
