import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const survey: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'pond',
    label: 'Pond life',
    children: [
      { id: 'find-1', label: 'Water boatman' },
      { id: 'find-2', label: 'Unknown larva' },
    ],
  },
  { id: 'hedge', label: 'Hedge', children: [{ id: 'find-3', label: 'Hawthorn' }] },
];

const isLeaf = (item: TreeViewDefaultItemModelProperties) => !item.children?.length;
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Find' } } } };

export default function EditLeaves() {
  return (
    <RichTreeView
      aria-label="Nature survey"
      items={survey}
      isItemEditable={isLeaf}
      slotProps={slotProps}
      defaultExpandedItems={['pond', 'hedge']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
