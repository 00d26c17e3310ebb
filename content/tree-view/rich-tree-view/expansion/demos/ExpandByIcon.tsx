import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const channels = [
  {
    id: 'studio',
    label: 'Studio',
    children: [
      { id: 'desk', label: 'Mixing desk' },
      { id: 'booth', label: 'Vocal booth' },
    ],
  },
  {
    id: 'stage',
    label: 'Stage',
    children: [{ id: 'monitors', label: 'Monitors' }],
  },
];

export default function ExpandByIcon() {
  return (
    <RichTreeView
      aria-label="Sound channels"
      items={channels}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['studio']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
