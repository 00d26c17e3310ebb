import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const crates = [
  { id: 'apples', label: 'Apples' },
  { id: 'pears', label: 'Pears' },
  { id: 'cellar', label: 'Cellar', children: [{ id: 'potatoes', label: 'Potatoes' }] },
  { id: 'loft', label: 'Loft', children: [{ id: 'onions', label: 'Onions' }] },
];

export default function ExpandTarget() {
  const apiRef = useRichTreeViewProApiRef();

  return (
    <RichTreeViewPro
      itemsReordering
      apiRef={apiRef}
      aria-label="Storage"
      items={crates}
      onItemPositionChange={({ newPosition: { parentId } }) => {
        if (parentId !== null) {
          apiRef.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        }
      }}
      sx={{ width: '100%', maxWidth: 360, minHeight: 230 }}
    />
  );
}
