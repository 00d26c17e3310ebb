import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const colours = [
  {
    id: 'earth',
    label: 'Earth colours',
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
      items={colours}
      defaultExpandedItems={['earth', 'blues']}
      defaultSelectedItems={['ochre', 'cobalt']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
