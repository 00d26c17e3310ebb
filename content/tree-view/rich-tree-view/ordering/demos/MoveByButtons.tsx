import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

type Item = TreeViewDefaultItemModelProperties;

function move(items: Item[], id: string, step: number): Item[] {
  const index = items.findIndex((item) => item.id === id);
  const [moved] = items.slice(index, index + 1);
  if (index === -1 || !moved) {
    return items.map((item) => ({
      ...item,
      children: item.children && move(item.children, id, step),
    }));
  }
  const target = Math.min(Math.max(index + step, 0), items.length - 1);
  return items.toSpliced(index, 1).toSpliced(target, 0, moved);
}

export default function MoveByButtons() {
  const apiRef = useRichTreeViewProApiRef();
  const [selectedId, setSelectedId] = React.useState<string | null>('verse');
  const [items, setItems] = React.useState<Item[]>([
    {
      id: 'song',
      label: 'Song',
      children: [
        { id: 'intro', label: 'Intro' },
        { id: 'verse', label: 'Verse' },
        { id: 'chorus', label: 'Chorus' },
      ],
    },
    { id: 'coda', label: 'Coda' },
  ]);

  // preview-start
  const moveSelected = (step: number) => {
    setItems((all) => (selectedId === null ? all : move(all, selectedId, step)));
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" disabled={!selectedId} onClick={() => moveSelected(-1)}>
          Move up
        </Button>
        <Button variant="outlined" disabled={!selectedId} onClick={() => moveSelected(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Song structure"
        // preview-start
        items={items}
        // preview-end
        selectedItems={selectedId}
        onSelectedItemsChange={(_event, itemId) => setSelectedId(itemId)}
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? [])}
        defaultExpandedItems={['song']}
      />
    </Stack>
  );
}
