import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const items = [
  {
    id: 'act-1',
    label: 'Act one',
    children: [
      { id: 'harbor', label: 'The harbor at night' },
      { id: 'letter', label: 'A letter arrives' },
      { id: 'storm', label: 'Storm warning' },
    ],
  },
  {
    id: 'act-2',
    label: 'Act two',
    children: [
      { id: 'crossing', label: 'The crossing' },
      { id: 'lighthouse', label: 'At the lighthouse' },
    ],
  },
  { id: 'cut', label: 'Cut scenes', children: [{ id: 'market', label: 'Fish market' }] },
];

// preview-start
export default function Scene() {
  return (
    <RichTreeViewPro
      aria-label="A play in two acts"
      items={items}
      itemsReordering
      isItemEditable
      checkboxSelection
      multiSelect
      defaultExpandedItems={['act-1', 'act-2']}
      defaultSelectedItems={['letter']}
      sx={{ minHeight: 360 }}
    />
  );
}
// preview-end
