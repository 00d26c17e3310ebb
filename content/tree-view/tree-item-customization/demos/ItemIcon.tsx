import StarIcon from '@mui/icons-material/Star';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const observatory = [
  {
    id: 'autumn-sky',
    label: 'Autumn sky',
    children: [
      { id: 'pegasus', label: 'Pegasus' },
      { id: 'andromeda', label: 'Andromeda' },
    ],
  },
  { id: 'comet', label: 'Comet of the month' },
];

// preview-start
const slotProps = {
  item: ({ itemId }: { itemId: string; label: string }) =>
    itemId === 'comet'
      ? { slots: { icon: StarIcon }, slotProps: { icon: { color: 'warning' } } }
      : {},
};
// preview-end

export default function ItemIcon() {
  return (
    <RichTreeView
      aria-label="Night sky"
      items={observatory}
      slotProps={slotProps}
      defaultExpandedItems={['autumn-sky']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
