import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const teas = [
  {
    id: 'black',
    label: 'Black',
    children: [
      { id: 'assam', label: 'Assam' },
      { id: 'keemun', label: 'Keemun' },
    ],
  },
  {
    id: 'green',
    label: 'Green',
    children: [
      { id: 'sencha', label: 'Sencha' },
      { id: 'gunpowder', label: 'Gunpowder' },
    ],
  },
];

export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Teas"
      items={teas}
      defaultExpandedItems={['black', 'green']}
      defaultSelectedItems="sencha"
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
