import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const colors = [
  {
    id: 'earth',
    label: 'Earth colors',
    children: [
      { id: 'ochre', label: 'Ochre' },
      { id: 'sienna', label: 'Sienna' },
      { id: 'umber', label: 'Umber' },
    ],
  },
  {
    id: 'blues',
    label: 'Blues',
    children: [
      { id: 'cobalt', label: 'Cobalt' },
      { id: 'indigo', label: 'Indigo' },
    ],
  },
];

export default function MultiSelection() {
  return (
    <RichTreeView
      multiSelect
      aria-label="Paint box"
      items={colors}
      defaultExpandedItems={['earth', 'blues']}
      defaultSelectedItems={['ochre', 'cobalt']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
