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
];

const propagation = { descendants: true, parents: true };

export default function LinkedSelection() {
  return (
    <RichTreeViewPro
      multiSelect
      checkboxSelection
      aria-label="Species to survey"
      items={roots}
      dataSource={dataSource}
      selectionPropagation={propagation}
      defaultSelectedItems={['fish']}
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    />
  );
}
