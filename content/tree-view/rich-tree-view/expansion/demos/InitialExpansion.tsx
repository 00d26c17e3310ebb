import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const kitchens = [
  {
    id: 'pantry',
    label: 'Pantry',
    children: [
      { id: 'grains', label: 'Grains', children: [{ id: 'barley', label: 'Barley' }] },
      { id: 'oils', label: 'Oils' },
    ],
  },
  {
    id: 'cold-store',
    label: 'Cold store',
    children: [{ id: 'dairy', label: 'Dairy' }],
  },
];

export default function InitialExpansion() {
  return (
    <RichTreeView
      aria-label="Kitchen stock"
      items={kitchens}
      defaultExpandedItems={['pantry', 'grains']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
