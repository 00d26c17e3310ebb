import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
      { id: 'harp', label: 'Harp' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
  {
    id: 'percussion',
    label: 'Percussion',
    children: [{ id: 'timpani', label: 'Timpani' }],
  },
];

export default function Miniature() {
  return (
    <RichTreeView
      aria-label="Orchestra"
      items={items}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['strings']}
      defaultSelectedItems={['violin', 'cello']}
      sx={{ maxWidth: 360, mx: 'auto', pt: 2 }}
    />
  );
}
