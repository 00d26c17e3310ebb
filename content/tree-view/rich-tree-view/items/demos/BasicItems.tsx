import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'rye', label: 'Rye loaf' },
      { id: 'seeded', label: 'Seeded loaf' },
    ],
  },
  {
    id: 'pastries',
    label: 'Pastries',
    children: [
      {
        id: 'sweet',
        label: 'Sweet',
        children: [
          { id: 'cardamom-bun', label: 'Cardamom bun' },
          { id: 'plum-slice', label: 'Plum slice' },
        ],
      },
      { id: 'cheese-twist', label: 'Cheese twist' },
    ],
  },
];

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Bakery counter"
      items={items}
      defaultExpandedItems={['pastries', 'sweet']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
