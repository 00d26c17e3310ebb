import * as React from 'react';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const kanban = [
  {
    id: 'ready',
    label: 'Ready',
    children: [
      { id: 'sand', label: 'Sand the deck' },
      { id: 'rigging', label: 'Check the rigging' },
    ],
  },
  { id: 'doing', label: 'In progress', children: [{ id: 'sail', label: 'Patch the sail' }] },
];

export default function ReorderLeaves() {
  const apiRef = useRichTreeViewProApiRef();

  // preview-start
  const isLeaf = React.useCallback(
    (itemId: string) => apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0,
    [apiRef],
  );
  // preview-end

  return (
    <RichTreeViewPro
      itemsReordering
      apiRef={apiRef}
      aria-label="Boat yard tasks"
      items={kanban}
      // preview-start
      isItemReorderable={isLeaf}
      // preview-end
      defaultExpandedItems={['ready', 'doing']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
