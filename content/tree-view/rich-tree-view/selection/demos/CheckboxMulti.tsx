import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'capers', label: 'Capers' },
      { id: 'fennel', label: 'Fennel' },
      { id: 'leek', label: 'Leek' },
    ],
  },
  {
    id: 'cheese',
    label: 'Cheese',
    children: [
      { id: 'pecorino', label: 'Pecorino' },
      { id: 'ricotta', label: 'Ricotta' },
    ],
  },
];

export default function CheckboxMulti() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Toppings"
      items={toppings}
      defaultExpandedItems={['vegetables', 'cheese']}
      defaultSelectedItems={['fennel']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
