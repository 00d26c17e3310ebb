import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const plots = [
  {
    id: 'orchard',
    label: 'Orchard',
    children: [
      { id: 'apples', label: 'Apple rows' },
      { id: 'hives', label: 'Bee hives' },
    ],
  },
  { id: 'meadow', label: 'Meadow', children: [{ id: 'brook', label: 'Brook' }] },
];

// preview-start
const slotProps = {
  item: {
    slotProps: {
      content: { style: { flexDirection: 'row-reverse', borderRadius: 0 } as const },
    },
  },
};
// preview-end

export default function ContentSlotProps() {
  return (
    <RichTreeView
      aria-label="Farm plots"
      items={plots}
      slotProps={slotProps}
      defaultExpandedItems={['orchard']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
