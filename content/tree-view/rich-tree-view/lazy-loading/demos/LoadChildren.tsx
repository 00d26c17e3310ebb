import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

// preview-start
const dataSource = {
  getChildrenCount: (item: Reef) => item.childrenCount,
  getTreeItems: fetchReef,
};
// preview-end

const roots: Reef[] = [
  { id: 'corals', label: 'Corals', childrenCount: 2 },
  { id: 'fish', label: 'Fish', childrenCount: 2 },
  { id: 'mollusks', label: 'Mollusks', childrenCount: 2 },
];

export default function LoadChildren() {
  // preview-start
  return (
    <RichTreeViewPro
      aria-label="Reef species"
      items={roots}
      dataSource={dataSource}
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    />
  );
  // preview-end
}
