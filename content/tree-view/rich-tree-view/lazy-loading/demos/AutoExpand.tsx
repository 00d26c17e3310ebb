import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};

const roots: Reef[] = [
  { id: 'fish', label: 'Fish', childrenCount: 2 },
  { id: 'mollusks', label: 'Mollusks', childrenCount: 2 },
];

interface LoadedItems {
  items: Reef[];
  isCacheHit: boolean;
}

export default function AutoExpand() {
  const apiRef = useRichTreeViewProApiRef();

  // preview-start
  const expandLoadedItems = ({ items, isCacheHit }: LoadedItems) => {
    if (isCacheHit) {
      return;
    }
    for (const item of items.filter(({ childrenCount }) => childrenCount !== 0)) {
      apiRef.current?.setItemExpansion({ itemId: item.id, shouldBeExpanded: true });
    }
  };

  return (
    <RichTreeViewPro
      apiRef={apiRef}
      aria-label="Reef species, expanded as they load"
      items={roots}
      dataSource={dataSource}
      onItemsLazyLoaded={expandLoadedItems}
      sx={{ width: '100%', maxWidth: 360, minHeight: 260 }}
    />
  );
  // preview-end
}
