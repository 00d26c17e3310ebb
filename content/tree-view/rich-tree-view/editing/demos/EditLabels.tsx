import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const setlist = [
  {
    id: 'first-half',
    label: 'First half',
    children: [
      { id: 'song-1', label: 'Paper boats' },
      { id: 'song-2', label: 'Long shadow' },
    ],
  },
  { id: 'encore', label: 'Encore', children: [{ id: 'song-3', label: 'Last ferry' }] },
];

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Title' } } } };

export default function EditLabels() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Set list"
      items={setlist}
      slotProps={slotProps}
      defaultExpandedItems={['first-half', 'encore']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
