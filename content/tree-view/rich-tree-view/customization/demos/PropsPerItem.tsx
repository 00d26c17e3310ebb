import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const greetings = [
  {
    id: 'de',
    label: 'Deutsch',
    children: [
      { id: 'de-morning', label: 'Guten Morgen' },
      { id: 'de-night', label: 'Gute Nacht' },
    ],
  },
  { id: 'fr', label: 'Français', children: [{ id: 'fr-morning', label: 'Bonjour' }] },
  { id: 'cy', label: 'Cymraeg', children: [{ id: 'cy-morning', label: 'Bore da' }] },
];

// preview-start
const slotProps = {
  item: ({ itemId, label }: { itemId: string; label: string }) => ({
    lang: itemId.slice(0, 2),
    title: `${label} (${itemId.slice(0, 2)})`,
  }),
};
// preview-end

export default function PropsPerItem() {
  return (
    <RichTreeView
      aria-label="Greetings"
      items={greetings}
      slotProps={slotProps}
      defaultExpandedItems={['de', 'fr']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
