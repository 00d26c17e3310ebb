import * as React from 'react';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};

const roots: Reef[] = [{ id: 'fish', label: 'Fish', childrenCount: 2 }];
const isNotRoot = (item: Reef) => item.id !== 'fish';
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Species' } } } };

export default function RenameLoadedItems() {
  const apiRef = useRichTreeViewProApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Reef>({}));

  // preview-start
  const renameInCache = (itemId: string, label: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    const siblings = parentId ? cache.get(parentId) : undefined;
    if (parentId && Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
  };

  return (
    <RichTreeViewPro
      apiRef={apiRef}
      aria-label="Reef species to rename"
      items={roots}
      dataSource={dataSource}
      dataSourceCache={cache}
      isItemEditable={isNotRoot}
      onItemLabelChange={renameInCache}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    />
  );
  // preview-end
}
