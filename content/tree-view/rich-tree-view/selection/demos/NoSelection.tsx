import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const contents = [
  {
    id: 'part-one',
    label: 'Part one: The coast',
    children: [
      { id: 'lighthouses', label: 'Lighthouses' },
      { id: 'wrecks', label: 'Wrecks' },
    ],
  },
  {
    id: 'part-two',
    label: 'Part two: Inland',
    children: [{ id: 'canals', label: 'Canals' }],
  },
];

export default function NoSelection() {
  return (
    <RichTreeView
      disableSelection
      aria-label="Table of contents"
      items={contents}
      defaultExpandedItems={['part-one']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
