import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};

const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'fish', label: 'Fish', childrenCount: 2 },
  { id: 'molluscs', label: 'Molluscs', childrenCount: 2 },
];

export default function LoadChildren() {
  return (
    <RichTreeViewPro
      aria-label="Reef species"
      items={roots}
      dataSource={dataSource}
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    />
  );
}
