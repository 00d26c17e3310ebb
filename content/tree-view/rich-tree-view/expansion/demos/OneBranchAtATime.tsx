import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: 'prepare',
    label: 'Before you leave',
    children: [
      { id: 'permits', label: 'Permits' },
      { id: 'tires', label: 'Tire pressure' },
    ],
  },
  {
    id: 'road',
    label: 'On the road',
    children: [
      { id: 'passes', label: 'Mountain passes' },
      { id: 'ferries', label: 'Ferries' },
    ],
  },
  { id: 'home', label: 'Back home', children: [{ id: 'service', label: 'Service' }] },
];

export default function OneBranchAtATime() {
  const [expanded, setExpanded] = React.useState<string[]>(['prepare']);

  return (
    <RichTreeView
      aria-label="Road trip guide"
      items={chapters}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) =>
        setExpanded(itemIds.filter((id) => !expanded.includes(id)))
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
