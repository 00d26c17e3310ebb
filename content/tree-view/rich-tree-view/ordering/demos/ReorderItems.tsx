import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const itinerary = [
  {
    id: 'saturday',
    label: 'Saturday',
    children: [
      { id: 'market', label: 'Fish market' },
      { id: 'lighthouse', label: 'Lighthouse' },
      { id: 'supper', label: 'Supper on the pier' },
    ],
  },
  {
    id: 'sunday',
    label: 'Sunday',
    children: [{ id: 'cliff-walk', label: 'Cliff walk' }],
  },
];

export default function ReorderItems() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Weekend plan"
      items={itinerary}
      defaultExpandedItems={['saturday', 'sunday']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
